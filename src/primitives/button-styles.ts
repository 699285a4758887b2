import { cva } from "class-variance-authority";

/** The look of a button, for a link that acts like one: `<a className={buttonStyles({ variant: "primary" })}>`. */
export const buttonStyles = cva(
  [
    "type-control inline-flex cursor-pointer items-center justify-center gap-2.5 border-2 text-center no-underline",
    "transition-[translate,box-shadow,background-color] duration-press",
    "forced-colors:border-[ButtonBorder]",
    "disabled:translate-y-0 disabled:cursor-not-allowed disabled:border-line-strong disabled:border-dashed disabled:bg-sunken disabled:text-muted disabled:shadow-none",
    // The letters of Anybody stand high in their line: they are let down, and icons are not.
    "[&>svg]:-mt-0.75 [&>svg]:size-5 [&>svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "border-accent-frame bg-accent text-on-accent",
        ink: "border-ink bg-ink text-background",
        hero: "border-ink bg-hero text-on-hero",
        villain: "border-ink bg-villain text-on-villain",
        secondary: "border-ink bg-surface text-ink",
        // Its words line up with the page's edge: a ring around it would be cut by the window of a phone.
        ghost: "border-transparent bg-transparent text-ink hover:bg-sunken focus-visible:-outline-offset-3",
      },
      size: {
        sm: "min-h-11 px-4 pt-2 pb-1.25 text-small",
        md: "min-h-12 px-5.5 pt-2.5 pb-1.75",
        lg: "min-h-14.5 px-7 pt-3 pb-2.25 text-control-lg",
      },
    },
    compoundVariants: [
      {
        variant: ["primary", "ink", "hero", "villain", "secondary"],
        className:
          "shadow-press focus-visible:outline-offset-4 hover:-translate-y-px hover:shadow-press-hover active:translate-y-0.75 active:shadow-none",
      },
      { variant: ["primary", "ink", "hero", "secondary", "ghost"], className: "rounded-pill" },
      { variant: "villain", className: "rounded-xs" },
    ],
    defaultVariants: { variant: "secondary", size: "md" },
  },
);
