import { TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "./cn.ts";
import { wrapText } from "./wrap-text.tsx";

/** What is wrong and what to do, in red with a sign. */
export function ErrorText({ className, children, ...rest }: ComponentProps<"p">) {
  return (
    <p
      {...rest}
      className={cn("pf:flex pf:items-center pf:gap-2 pf:font-semibold pf:text-danger pf:text-small", className)}
    >
      <TriangleAlert aria-hidden className="pf:size-5 pf:shrink-0" />
      {wrapText(children)}
    </p>
  );
}
