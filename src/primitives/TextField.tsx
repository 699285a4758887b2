import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { FieldFrame, type FieldTexts } from "./Field.tsx";

export interface TextFieldProps extends ComponentProps<"input">, FieldTexts {
  /** An icon at the start of the field. */
  icon?: ReactNode;
  /** Short content at the end of the label's line, such as a counter. */
  aside?: ReactNode;
}

/** A text input with its label and error. `className` goes to the wrapper, the other props to the input. */
export function TextField({ label, description, error, icon, aside, className, id, ...rest }: TextFieldProps) {
  return (
    <FieldFrame data-slot="text-field" {...{ label, description, error, aside, className, controlId: id }}>
      {(control) => (
        <span
          className={cn(
            "pf:flex pf:min-h-14 pf:min-w-0 pf:items-center pf:gap-2 pf:rounded-md pf:border-2 pf:px-3 pf:focus-within:focus-ring pf:[&>svg]:size-5 pf:[&>svg]:shrink-0",
            error
              ? "pf:border-danger pf:bg-danger-soft"
              : "pf:border-line-strong pf:bg-surface pf:focus-within:border-ink pf:has-[input:read-only]:bg-sunken pf:has-disabled:border-dashed pf:has-disabled:bg-sunken pf:has-disabled:text-muted",
          )}
        >
          {icon}
          <input
            {...rest}
            {...control}
            data-slot="text-field-input"
            aria-describedby={cn(control["aria-describedby"], rest["aria-describedby"]) || undefined}
            className="pf:min-h-12 pf:w-full pf:min-w-0 pf:flex-1 pf:truncate pf:bg-transparent pf:outline-none pf:placeholder:text-muted pf:placeholder:opacity-100"
          />
        </span>
      )}
    </FieldFrame>
  );
}
