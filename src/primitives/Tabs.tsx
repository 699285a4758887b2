"use client";
import * as RadixTabs from "@radix-ui/react-tabs";
import { type ComponentProps, createContext, useContext, useEffect, useImperativeHandle, useRef } from "react";
import { cn } from "./cn.ts";
import { withoutState } from "./without-state.ts";

/** Holds the selected tab: `value`, `defaultValue`, `onValueChange`. */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} data-slot="tabs" />;
}

export interface TabsListProps extends ComponentProps<typeof RadixTabs.List> {
  /**
   * `track` is shaped like a pill, as wide as its words; `icons` fills its place with equal tabs, an icon over each word.
   * @default "track"
   */
  variant?: "track" | "icons";
}

const ListVariant = createContext<NonNullable<TabsListProps["variant"]>>("track");

/** The track of tabs. Name it with `aria-label`. Arrow keys, Home and End move along it. */
export function TabsList({ variant = "track", ref, onFocus, className, ...rest }: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => list.current, []);
  useEffect(() => (list.current ? slideThumb(list.current) : undefined), []);
  return (
    <ListVariant value={variant}>
      <RadixTabs.List
        {...rest}
        ref={list}
        onFocus={(event) => {
          onFocus?.(event);
          // Radix hands it on to the chosen tab, but not when that was pressed before.
          if (event.target === event.currentTarget)
            event.currentTarget.querySelector<HTMLElement>("[role=tab][data-state=active]")?.focus();
        }}
        data-slot="tabs-list"
        data-variant={variant}
        className={cn(
          "isolate gap-1 border border-line bg-sunken p-1.25",
          variant === "icons"
            ? "grid auto-cols-fr grid-flow-col rounded-lg"
            : "flex max-w-full flex-wrap rounded-xl md:w-fit",
          className,
        )}
      />
    </ListVariant>
  );
}

/**
 * Lets the ink of the chosen tab come from the tab before it. The chosen tab is drawn without this, so nothing has to be
 * measured for the first paint. Duration and ease are the thumb's own, and there is none under reduced motion.
 */
function slideThumb(list: HTMLElement) {
  const observer = new MutationObserver((changes) => {
    const last = changes.find(({ oldValue }) => oldValue === "active")?.target;
    const chosen = list.querySelector("[data-state=active]");
    if (!(last instanceof Element) || !chosen) return;
    const from = last.getBoundingClientRect();
    const to = chosen.getBoundingClientRect();
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(chosen, "::before");
    chosen.animate(
      {
        translate: [`${(from.left + from.right - to.left - to.right) / 2}px`, "0px"],
        scale: [`${from.width / to.width} 1`, "1 1"],
      },
      {
        pseudoElement: "::before",
        duration: Number.parseFloat(transitionDuration) * 1000,
        easing: transitionTimingFunction,
      },
    );
  });
  // Not before a person acts: what the page itself chooses while it arrives does not slide.
  const act = () => observer.observe(list, { subtree: true, attributeFilter: ["data-state"], attributeOldValue: true });
  list.addEventListener("pointerdown", act, { once: true });
  list.addEventListener("keydown", act, { once: true });
  return () => {
    observer.disconnect();
    list.removeEventListener("pointerdown", act);
    list.removeEventListener("keydown", act);
  };
}

/** One tab. */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  const variant = useContext(ListVariant);
  return (
    <RadixTabs.Trigger
      {...withoutState(rest)}
      data-slot="tabs-trigger"
      className={cn(
        "relative type-control text-muted transition-colors",
        // The thumb, under the letters of every tab.
        "before:absolute before:inset-0 before:-z-1 before:rounded-[inherit] before:transition-none before:duration-base before:ease-out data-[state=active]:before:bg-ink",
        variant === "icons"
          ? "grid min-h-16 content-center justify-items-center gap-1 rounded-md py-1.5 text-small [font-stretch:88%] @max-bench:[font-stretch:76%] @max-[18rem]:text-micro [&>svg]:size-6"
          : "min-h-11.5 flex-1 rounded-pill px-1.5 max-md:text-small max-md:[font-stretch:78%] md:flex-none md:px-5.5",
        "disabled:cursor-not-allowed disabled:opacity-60 not-disabled:not-data-[state=active]:hover:text-ink data-[state=active]:text-background",
        "forced-colors:data-[state=active]:before:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText] forced-colors:data-[state=active]:[forced-color-adjust:none]",
        className,
      )}
    />
  );
}

/** The panel of one tab, labelled by it. */
export function TabsContent({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return (
    <RadixTabs.Content
      {...withoutState(rest)}
      data-slot="tabs-content"
      className={cn(
        "relative animate-fade outline-none data-[state=inactive]:hidden",
        // A panel is as large as the page: its ring is a rule over its beginning.
        "focus-visible:before:absolute focus-visible:before:inset-x-0 focus-visible:before:-top-3 focus-visible:before:rounded-pill focus-visible:before:border-focus focus-visible:before:border-t-4",
        className,
      )}
    />
  );
}
