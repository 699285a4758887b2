import type { ComponentProps } from "react";

/** The page's one heading of the first level: it is focused after a navigation. */
export function Heading(props: ComponentProps<"h1">) {
  return <h1 tabIndex={-1} {...props} />;
}
