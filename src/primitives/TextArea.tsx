import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { FieldFrame, type FieldTexts } from "./Field.tsx";

export interface TextAreaProps extends ComponentProps<"textarea">, FieldTexts {
  /** Short content at the end of the label's line, such as a counter. */
  aside?: ReactNode;
}

/** A text area with its label and error. `className` goes to the wrapper, the other props to the textarea. */
export function TextArea({ label, description, error, aside, className, id, ...rest }: TextAreaProps) {
  return (
    <FieldFrame data-slot="text-area" {...{ label, description, error, aside, className, controlId: id }}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          data-slot="text-area-input"
          aria-describedby={cn(control["aria-describedby"], rest["aria-describedby"]) || undefined}
          className={cn(
            "pf:w-full pf:min-w-0 pf:rounded-md pf:border-2 pf:px-3 pf:py-3 pf:focus-visible:focus-ring pf:placeholder:text-muted pf:placeholder:opacity-100",
            error
              ? "pf:border-danger pf:bg-danger-soft"
              : "pf:border-line-strong pf:bg-surface pf:focus-visible:border-ink pf:read-only:bg-sunken pf:disabled:border-dashed pf:disabled:text-muted",
          )}
        />
      )}
    </FieldFrame>
  );
}
