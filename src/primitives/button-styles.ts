import { cva } from "class-variance-authority";

/** The look of a button, for a link that acts like one: `<a className={buttonStyles({ variant: "primary" })}>`. */
export const buttonStyles = cva(
  [
    "pf:type-control pf:inline-flex pf:cursor-pointer pf:items-center pf:justify-center pf:gap-2.5 pf:border-2 pf:text-center pf:no-underline",
    "pf:transition-[translate,box-shadow,background-color] pf:duration-press",
    "pf:forced-colors:border-[ButtonBorder]",
    "pf:disabled:translate-y-0 pf:disabled:cursor-not-allowed pf:disabled:border-line-strong pf:disabled:border-dashed pf:disabled:bg-sunken pf:disabled:text-muted pf:disabled:shadow-none",
    // The letters of Anybody stand high in their line: they are let down, and icons are not.
    "pf:[&>svg]:-mt-0.75 pf:[&>svg]:size-5 pf:[&>svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: "pf:border-accent-frame pf:bg-accent pf:text-on-accent",
        ink: "pf:border-ink pf:bg-ink pf:text-background",
        hero: "pf:border-ink pf:bg-hero pf:text-on-hero",
        villain: "pf:border-ink pf:bg-villain pf:text-on-villain",
        secondary: "pf:border-ink pf:bg-surface pf:text-ink",
        // Its words line up with the page's edge: a ring around it would be cut by the window of a phone.
        ghost:
          "pf:border-transparent pf:bg-transparent pf:text-ink pf:hover:bg-sunken pf:focus-visible:-outline-offset-3",
      },
      size: {
        sm: "pf:min-h-11 pf:px-4 pf:pt-2 pf:pb-1.25 pf:text-small",
        md: "pf:min-h-12 pf:px-5.5 pf:pt-2.5 pf:pb-1.75",
        lg: "pf:min-h-14.5 pf:px-7 pf:pt-3 pf:pb-2.25 pf:text-control-lg",
      },
    },
    compoundVariants: [
      {
        variant: ["primary", "ink", "hero", "villain", "secondary"],
        className:
          "pf:shadow-press pf:focus-visible:outline-offset-4 pf:hover:-translate-y-px pf:hover:shadow-press-hover pf:active:translate-y-0.75 pf:active:shadow-none",
      },
      { variant: ["primary", "ink", "hero", "secondary", "ghost"], className: "pf:rounded-pill" },
      { variant: "villain", className: "pf:rounded-xs" },
    ],
    defaultVariants: { variant: "secondary", size: "md" },
  },
);
