"use client";
import * as RadixTabs from "@radix-ui/react-tabs";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";

/** Holds the selected tab: `value`, `defaultValue`, `onValueChange`. */
export function Tabs(props: ComponentProps<typeof RadixTabs.Root>) {
  return <RadixTabs.Root {...props} data-slot="tabs" />;
}

/** The track of tabs. Name it with `aria-label`. Arrow keys, Home and End move along it. */
export function TabsList({ className, ...rest }: ComponentProps<typeof RadixTabs.List>) {
  return (
    <RadixTabs.List
      {...rest}
      data-slot="tabs-list"
      className={cn("flex max-w-full gap-1 rounded-pill border border-line bg-sunken p-1.25 md:w-fit", className)}
    />
  );
}

/** One tab. */
export function TabsTrigger({ className, ...rest }: ComponentProps<typeof RadixTabs.Trigger>) {
  return (
    <RadixTabs.Trigger
      {...rest}
      data-slot="tabs-trigger"
      className={cn(
        "type-control min-h-11.5 flex-1 rounded-pill px-1.5 text-muted transition-colors md:flex-none md:px-5.5",
        "disabled:cursor-not-allowed disabled:opacity-60 not-disabled:not-data-[state=active]:hover:text-ink data-[state=active]:bg-ink data-[state=active]:text-background",
        "max-md:text-small max-md:[font-stretch:78%]",
        "forced-colors:data-[state=active]:bg-[Highlight] forced-colors:data-[state=active]:text-[HighlightText] forced-colors:data-[state=active]:[forced-color-adjust:none]",
        className,
      )}
    />
  );
}

/** The panel of one tab, labelled by it. */
export function TabsContent({ className, ...rest }: ComponentProps<typeof RadixTabs.Content>) {
  return (
    <RadixTabs.Content
      {...rest}
      data-slot="tabs-content"
      className={cn("animate-fade data-[state=inactive]:hidden", className)}
    />
  );
}
