import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { wrapText } from "../lib/wrap-text.tsx";
import { type ButtonLook, buttonStyles } from "./button-styles.ts";

/** Props that are left out instead of `undefined`, because some link components refuse an explicit `undefined`. */
type Defined<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

export interface ButtonLinkProps extends ComponentProps<"a">, ButtonLook {
  /** The link's URL. */
  href: string;
  /** The destination in a few words. An icon may come before or after the text. */
  children?: ReactNode;
  /** The link component, such as your router's. @default "a" */
  renderLink?: ((props: Defined<ComponentProps<"a"> & { href: string }>) => ReactNode) | undefined;
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
  const link = {
    ...rest,
    ...{ "data-slot": "button-link", "data-variant": variant ?? "secondary" },
    className: cn(buttonStyles({ variant, size, isCompact }), className),
    children: wrapText(children),
  };
  return renderLink(link as Defined<typeof link>);
}
