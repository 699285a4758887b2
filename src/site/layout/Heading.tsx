import type { ComponentProps } from "react";

/** The page's only `h1`, which is focused after a navigation. */
export function Heading(props: ComponentProps<"h1">) {
  return <h1 tabIndex={-1} {...props} />;
}
