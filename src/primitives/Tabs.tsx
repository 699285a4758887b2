"use client";
import * as RadixTabs from "@radix-ui/react-tabs";
import { cva, type VariantProps } from "class-variance-authority";
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  useContext,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { cn } from "../lib/cn.ts";
import { wrapText } from "../lib/wrap-text.tsx";
import { withoutState } from "./without-state.ts";

// `asChild` is omitted, because Tabs already uses it to render its own element, and `orientation`, because the list is
// a row.
export interface TabsProps extends Omit<ComponentProps<typeof RadixTabs.Root>, "asChild" | "orientation"> {
  /** The text direction, which the arrow keys follow. @default inherited */
  dir?: "ltr" | "rtl" | undefined;
}

/** Holds the selected tab: `value`, `defaultValue`, `onValueChange`. */
export function Tabs({ dir, children, ...rest }: TabsProps) {
  const [direction, setDirection] = useState("ltr");
  return (
    <RadixTabs.Root {...rest} asChild dir={direction === "rtl" ? "rtl" : "ltr"} data-slot="tabs">
      {/* Radix always sets `dir`. This element overrides it: without a `dir` prop, it inherits its direction. */}
      <div dir={dir} onFocusCapture={(event) => setDirection(getComputedStyle(event.currentTarget).direction)}>
        {children}
      </div>
    </RadixTabs.Root>
  );
}

const listStyles = /* @__PURE__ */ cva(
  "pf:isolate pf:flex pf:gap-1 pf:outline-none pf:border pf:border-line pf:bg-sunken pf:p-1",
  {
    variants: {
      variant: {
        track: "pf:max-w-full pf:flex-wrap pf:rounded-xl pf:lg:w-fit",
        icons: "pf:flex-wrap pf:rounded-lg",
      },
    },
  },
);
type ListVariant = NonNullable<VariantProps<typeof listStyles>["variant"]>;

export interface TabsListProps extends ComponentProps<typeof RadixTabs.List> {
  /**
   * `track` is a pill as wide as its labels. `icons` fills the width with equal tabs, each with an icon above its
   * label.
   * @default "track"
   */
  variant?: ListVariant | undefined;
  /** Whether the arrow keys wrap around from the last tab to the first. @default true */
  loop?: boolean | undefined;
  /** Merges the props into the only child instead of rendering an element. @default false */
  asChild?: boolean | undefined;
}

const VariantContext = createContext<ListVariant>("track");

/** The list of tabs. Name it with `aria-label`. Arrow keys, Home and End move between tabs. */
export function TabsList({
  variant = "track",
  asChild = false,
  ref,
  onFocus,
  style,
  className,
  children,
  ...rest
}: TabsListProps) {
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLDivElement | null, HTMLDivElement | null>(ref, () => list.current, []);
  useEffect(() => (list.current ? slideIndicator(list.current) : undefined), []);
  return (
    <VariantContext value={variant}>
      <RadixTabs.List
        {...rest}
        asChild
        style={asChild ? style : undefined}
        ref={list}
        onFocus={(event) => {
          onFocus?.(event);
          // Radix forwards focus to the selected tab, except after that tab was clicked.
          if (event.target === event.currentTarget)
            event.currentTarget.querySelector<HTMLElement>("[role=tab][data-state=active]")?.focus();
        }}
        data-slot="tabs-list"
        data-variant={variant}
        className={cn(listStyles({ variant }), className)}
      >
        {asChild ? children : <List ownStyle={style}>{children}</List>}
      </RadixTabs.List>
    </VariantContext>
  );
}

/** Replaces Radix's style attribute, which a strict Content-Security-Policy blocks. */
interface OwnStyle {
  ownStyle: CSSProperties | undefined;
}

function List({ ownStyle, style: _, ...rest }: ComponentProps<"div"> & OwnStyle) {
  return <div {...rest} style={ownStyle} />;
}

/**
 * Slides the indicator from the previous tab to the new one. CSS alone draws the indicator, so the first paint needs no
 * measuring. The slide's duration and easing come from that CSS, which sets the duration to 0 for reduced motion.
 */
function slideIndicator(list: HTMLElement) {
  const observer = new MutationObserver((changes) => {
    const last = changes.find(({ oldValue }) => oldValue === "active")?.target;
    const chosen = list.querySelector("[data-state=active]");
    if (!(last instanceof Element) || !chosen) return;
    const from = last.getBoundingClientRect();
    const to = chosen.getBoundingClientRect();
    const { transitionDuration, transitionTimingFunction } = getComputedStyle(chosen, "::before");
    const duration = Number.parseFloat(transitionDuration) * 1000;
    // jsdom has no animations, and without styles there is no duration.
    if (!(duration > 0)) return;
    chosen.animate(
      {
        translate: [`${(from.left + from.right - to.left - to.right) / 2}px`, "0px"],
        scale: [`${from.width / to.width} 1`, "1 1"],
      },
      {
        pseudoElement: "::before",
        duration,
        easing: transitionTimingFunction,
      },
    );
  });
  // Starts at the first interaction, so that the indicator does not slide when the page selects a tab on load.
  const act = () => observer.observe(list, { subtree: true, attributeFilter: ["data-state"], attributeOldValue: true });
  list.addEventListener("pointerdown", act, { once: true });
  list.addEventListener("keydown", act, { once: true });
  return () => {
    observer.disconnect();
    list.removeEventListener("pointerdown", act);
    list.removeEventListener("keydown", act);
  };
}

const PILL =
  "pf:min-h-11.5 pf:rounded-pill pf:px-1.5 pf:max-lg:text-small pf:max-lg:stretch-tight pf:lg:flex-none pf:lg:px-5";

const triggerStyles = /* @__PURE__ */ cva(
  [
    "pf:relative pf:type-control pf:cap-center pf:text-muted pf:transition-colors",
    // The indicator is behind the text of all tabs, also of the tabs it slides across.
    "pf:before:absolute pf:before:inset-0 pf:before:-z-1 pf:before:rounded-[inherit] pf:before:transition-none pf:before:duration-base pf:before:ease-out pf:data-[state=active]:before:bg-ink",
    "pf:disabled:cursor-not-allowed pf:disabled:opacity-60 pf:not-disabled:not-data-[state=active]:hover:text-ink pf:data-[state=active]:text-background",
    "pf:forced-colors:data-[state=active]:before:bg-[Highlight] pf:forced-colors:data-[state=active]:text-[HighlightText] pf:forced-colors:data-[state=active]:[forced-color-adjust:none]",
  ],
  {
    variants: {
      variant: {
        track: ["pf:flex-1", PILL],
        icons:
          "pf:grid pf:min-h-16 pf:flex-1 pf:content-center pf:justify-items-center pf:gap-1 pf:rounded-md pf:py-1.5 pf:text-small pf:stretch-text pf:@max-bench:stretch-tight pf:@max-[18rem]:text-micro pf:[&>svg]:size-6",
      },
    },
  },
);

export interface TabsTriggerProps extends ComponentProps<typeof RadixTabs.Trigger> {
  /** The value that connects the tab with the TabsContent of the same `value`. */
  value: string;
  /** Merges the props into the only child instead of rendering a button. @default false */
  asChild?: boolean | undefined;
}

/** A tab. It selects the panel with the same `value`. */
export function TabsTrigger({ className, children, ...rest }: TabsTriggerProps) {
  return (
    <RadixTabs.Trigger
      {...withoutState(rest)}
      data-slot="tabs-trigger"
      className={cn(triggerStyles({ variant: useContext(VariantContext) }), className)}
    >
      {rest.asChild ? children : wrapText(children)}
    </RadixTabs.Trigger>
  );
}

export interface TabsContentProps extends ComponentProps<typeof RadixTabs.Content> {
  /** The `value` of the TabsTrigger that shows this panel. */
  value: string;
  /** Merges the props into the only child instead of rendering an element. @default false */
  asChild?: boolean | undefined;
}

interface PanelProps extends ComponentProps<"div">, OwnStyle, Pick<TabsContentProps, "forceMount"> {
  "data-state"?: "active" | "inactive";
}

/** The panel's element. It is always in the page, because its tab refers to it. */
function Panel({ ownStyle, style, forceMount, className, children, ...rest }: PanelProps) {
  const isShown = forceMount || rest["data-state"] === "active";
  return (
    <div
      {...rest}
      hidden={!isShown}
      style={ownStyle}
      // The panel that is selected at first does not fade in.
      className={cn(style?.animationDuration && "pf:[animation-duration:0s]", className)}
    >
      {isShown ? children : null}
    </div>
  );
}

/** The panel of one tab, labeled by that tab. */
export function TabsContent({ asChild = false, forceMount, style, className, children, ...rest }: TabsContentProps) {
  return (
    <RadixTabs.Content
      {...withoutState(rest)}
      {...(asChild ? { forceMount, style } : { forceMount: true })}
      asChild
      data-slot="tabs-content"
      className={cn(
        "pf:relative pf:animate-fade pf:outline-none pf:data-[state=inactive]:hidden",
        // A panel can be as large as the page, so its focus indicator is a line above it instead of a ring.
        "pf:focus-visible:before:absolute pf:focus-visible:before:inset-x-0 pf:focus-visible:before:-top-3 pf:focus-visible:before:rounded-pill pf:focus-visible:before:border-focus pf:focus-visible:before:border-t-4",
        className,
      )}
    >
      {asChild ? children : <Panel {...{ ownStyle: style, forceMount, children }} />}
    </RadixTabs.Content>
  );
}
