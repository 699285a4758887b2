"use client";
import * as RadixTabs from "@radix-ui/react-tabs";
import {
  type ComponentProps,
  createContext,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { cn } from "./cn.ts";
import { withoutState } from "./without-state.ts";
import { wrapText } from "./wrap-text.tsx";

// Not `asChild`: the one child is the element.
interface TabsProps extends Omit<ComponentProps<typeof RadixTabs.Root>, "asChild"> {
  /** Direction of the text in it. @default that of its surroundings, which the arrow keys follow */
  dir?: "ltr" | "rtl" | undefined;
}

/** Holds the selected tab: `value`, `defaultValue`, `onValueChange`. */
export function Tabs({ dir, children, ...rest }: TabsProps) {
  const [direction, setDirection] = useState("ltr");
  return (
    <RadixTabs.Root {...rest} asChild dir={direction === "rtl" ? "rtl" : "ltr"} data-slot="tabs">
      {/* Radix writes a `dir` on its element: this one has its own, or none. */}
      <div dir={dir} onFocusCapture={(event) => setDirection(getComputedStyle(event.currentTarget).direction)}>
        {children}
      </div>
    </RadixTabs.Root>
  );
}

export interface TabsListProps extends ComponentProps<typeof RadixTabs.List> {
  /**
   * `track` is shaped like a pill, as wide as its labels; `icons` fills its place with equal tabs, an icon over each
   * label; `row` fills its place with one line, which scrolls where it is too long.
   * @default "track"
   */
  variant?: "track" | "icons" | "row" | undefined;
  /** Whether the arrow keys lead from the last tab to the first. @default true */
  loop?: boolean | undefined;
  /** Lends its behaviour to its one child, which draws the element. @default false */
  asChild?: boolean | undefined;
}

const ListVariant = createContext<NonNullable<TabsListProps["variant"]>>("track");

/** The track of tabs. Name it with `aria-label`. Arrow keys, Home and End move along it. */
export function TabsList({ variant = "track", ref, onFocus, className, ...rest }: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => list.current, []);
  useEffect(() => (list.current ? slideIndicator(list.current) : undefined), []);
  return (
    <ListVariant value={variant}>
      <RadixTabs.List
        {...rest}
        ref={list}
        onFocus={(event) => {
          onFocus?.(event);
          // Radix moves focus on to the selected tab, except when that tab was clicked before.
          if (event.target === event.currentTarget)
            event.currentTarget.querySelector<HTMLElement>("[role=tab][data-state=active]")?.focus();
        }}
        data-slot="tabs-list"
        data-variant={variant}
        className={cn(
          "pf:isolate pf:flex pf:gap-1 pf:border pf:border-line pf:bg-sunken pf:p-1",
          {
            track: "pf:max-w-full pf:flex-wrap pf:rounded-xl pf:md:w-fit",
            icons: "pf:flex-wrap pf:rounded-lg",
            row: "pf:overflow-x-auto pf:overscroll-x-contain pf:rounded-xl",
          }[variant],
          className,
        )}
      />
    </ListVariant>
  );
}

/**
 * Slides the indicator from the tab that was selected before. CSS alone draws the selected tab, so nothing is measured
 * for the first paint. Duration and easing are the indicator's own; under reduced motion there is no slide.
 */
function slideIndicator(list: HTMLElement) {
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
  // The first interaction starts it: a tab that the page itself selects on load does not slide.
  const act = () => observer.observe(list, { subtree: true, attributeFilter: ["data-state"], attributeOldValue: true });
  list.addEventListener("pointerdown", act, { once: true });
  list.addEventListener("keydown", act, { once: true });
  return () => {
    observer.disconnect();
    list.removeEventListener("pointerdown", act);
    list.removeEventListener("keydown", act);
  };
}

interface TabsTriggerProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** Which tab it is: the same as its panel's. */
  value: string;
  /** Lends its behaviour to its one child, which draws the button. @default false */
  asChild?: boolean | undefined;
}

/** One tab. */
export function TabsTrigger({ className, children, ...rest }: TabsTriggerProps) {
  const variant = useContext(ListVariant);
  return (
    <RadixTabs.Trigger
      {...withoutState(rest)}
      data-slot="tabs-trigger"
      className={cn(
        "pf:relative pf:type-control pf:text-muted pf:transition-colors",
        variant === "row" ? "pf:min-w-target pf:flex-[1_0_auto] pf:whitespace-nowrap" : "pf:flex-1",
        // The indicator, under the text of every tab.
        "pf:before:absolute pf:before:inset-0 pf:before:-z-1 pf:before:rounded-[inherit] pf:before:transition-none pf:before:duration-base pf:before:ease-out pf:data-[state=active]:before:bg-ink",
        variant === "icons"
          ? "pf:grid pf:min-h-16 pf:content-center pf:justify-items-center pf:gap-1 pf:rounded-md pf:py-1.5 pf:text-small pf:stretch-text pf:@max-bench:stretch-tight pf:@max-[18rem]:text-micro pf:[&>svg]:size-6"
          : "pf:min-h-11.5 pf:rounded-pill pf:px-1.5 pf:max-md:text-small pf:max-md:stretch-tight pf:md:flex-none pf:md:px-5",
        "pf:disabled:cursor-not-allowed pf:disabled:opacity-60 pf:not-disabled:not-data-[state=active]:hover:text-ink pf:data-[state=active]:text-background",
        "pf:forced-colors:data-[state=active]:before:bg-[Highlight] pf:forced-colors:data-[state=active]:text-[HighlightText] pf:forced-colors:data-[state=active]:[forced-color-adjust:none]",
        className,
      )}
    >
      {rest.asChild ? children : wrapText(children)}
    </RadixTabs.Trigger>
  );
}

interface TabsContentProps extends ComponentProps<typeof RadixTabs.Content> {
  /** Which tab's panel it is. */
  value: string;
  /** Lends its behaviour to its one child, which draws the element. @default false */
  asChild?: boolean | undefined;
}

/** The panel of one tab, labelled by it. */
export function TabsContent({ className, ...rest }: TabsContentProps) {
  return (
    <RadixTabs.Content
      {...withoutState(rest)}
      data-slot="tabs-content"
      className={cn(
        "pf:relative pf:animate-fade pf:outline-none pf:data-[state=inactive]:hidden",
        // A panel is as large as the page, so its focus ring is a line above it.
        "pf:focus-visible:before:absolute pf:focus-visible:before:inset-x-0 pf:focus-visible:before:-top-3 pf:focus-visible:before:rounded-pill pf:focus-visible:before:border-focus pf:focus-visible:before:border-t-4",
        className,
      )}
    />
  );
}
