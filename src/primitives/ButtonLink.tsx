import type { ComponentProps, ReactNode } from "react";
import { type ButtonLook, buttonStyles } from "./button-styles.ts";
import { cn } from "./cn.ts";
import { wrapText } from "./wrap-text.tsx";

export interface ButtonLinkProps extends ComponentProps<"a">, ButtonLook {
  /** Where it leads. */
  href: string;
  /** What is there, in a few words; an icon may come before or after it. */
  children?: ReactNode;
  /** Draws the link, for a router that has its own. @default a plain `<a>` */
  renderLink?: ((props: ComponentProps<"a"> & { href: string }) => ReactNode) | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant,
  size,
  isCompact,
  renderLink = (link) => <a {...link} />,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return renderLink({
    ...rest,
    ...{ "data-slot": "button-link", "data-variant": variant ?? "secondary" },
    className: cn(buttonStyles({ variant, size, isCompact }), className),
    children: wrapText(children),
  });
}
