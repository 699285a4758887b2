import { cva, type VariantProps } from "class-variance-authority";

const RAISED =
  "pf:shadow-press pf:focus-visible:outline-offset-4 pf:hover:-translate-y-px pf:hover:shadow-press-hover pf:active:translate-y-0.75 pf:active:shadow-none";

/** Returns the classes that make any element look like a button with text. */
export const buttonStyles = /* @__PURE__ */ cva(
  [
    "pf:type-control pf:cap-center pf:inline-flex pf:cursor-pointer pf:items-center pf:justify-center pf:gap-2 pf:rounded-pill pf:border-2 pf:text-center pf:no-underline pf:busy-line",
    "pf:transition-[translate,box-shadow,background-color] pf:duration-press",
    "pf:forced-colors:border-[ButtonBorder]",
    // Pages use `aria-disabled` instead of `disabled` to keep focus on the button. A busy button is also `aria-disabled`,
    // but must not look disabled.
    "pf:not-aria-busy:aria-disabled:translate-y-0 pf:not-aria-busy:aria-disabled:cursor-not-allowed pf:not-aria-busy:aria-disabled:border-line-strong pf:not-aria-busy:aria-disabled:border-dashed pf:not-aria-busy:aria-disabled:bg-sunken pf:not-aria-busy:aria-disabled:text-muted pf:not-aria-busy:aria-disabled:shadow-none",
    "pf:disabled:translate-y-0 pf:disabled:cursor-not-allowed pf:disabled:border-line-strong pf:disabled:border-dashed pf:disabled:bg-sunken pf:disabled:text-muted pf:disabled:shadow-none",
    "pf:[&>svg]:size-5 pf:[&>svg]:shrink-0",
  ],
  {
    variants: {
      variant: {
        primary: ["pf:border-accent-frame pf:bg-accent pf:text-on-accent", RAISED],
        ink: ["pf:border-ink pf:bg-ink pf:text-background", RAISED],
        secondary: ["pf:border-ink pf:bg-surface pf:text-ink", RAISED],
        // The focus ring is inside, because at the page's edge an outer ring would be clipped.
        ghost:
          "pf:border-transparent pf:bg-transparent pf:text-ink pf:hover:bg-sunken pf:focus-visible:-outline-offset-3",
      },
      size: {
        sm: "pf:min-h-11 pf:py-1.5 pf:text-small",
        md: "pf:min-h-12 pf:py-2",
        lg: "pf:min-h-14.5 pf:py-2 pf:text-control-lg",
      },
      isCompact: { true: "", false: "" },
    },
    compoundVariants: [
      { size: "sm", isCompact: false, className: "pf:px-4" },
      { size: "md", isCompact: false, className: "pf:px-pad" },
      { size: "lg", isCompact: false, className: "pf:px-pad-lg" },
      { size: ["sm", "md"], isCompact: true, className: "pf:px-3" },
      { size: "lg", isCompact: true, className: "pf:px-3 pf:sm:px-6" },
    ],
    defaultVariants: { variant: "secondary", size: "md", isCompact: false },
  },
);

type Variants = VariantProps<typeof buttonStyles>;

/** The style props that Button and ButtonLink share. */
export interface ButtonLook {
  /** Visual weight. Use one `primary` per view. @default "secondary" */
  variant?: NonNullable<Variants["variant"]> | undefined;
  /** Height: 44, 48 or 58 px. @default "md" */
  size?: NonNullable<Variants["size"]> | undefined;
  /** Reduces the horizontal padding, for a narrow row. @default false */
  isCompact?: boolean | undefined;
}
