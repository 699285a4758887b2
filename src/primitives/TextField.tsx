import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./cn.ts";
import { ErrorText } from "./ErrorText.tsx";
import { wrapText } from "./wrap-text.tsx";

export interface TextFieldProps extends ComponentProps<"input"> {
  /** The visible label. */
  label: ReactNode;
  /** What is wrong and what to do; shown in red under the field and read with it. */
  error?: string | undefined;
  /** An icon at the field's start. */
  icon?: ReactNode;
  /** Something short at the end of the label's line, such as a counter. */
  aside?: ReactNode;
  /** What helps to fill it in; stands under the field and is read with it. */
  help?: ReactNode;
}

/** One line of text with its label and its error. `className` goes to the whole, the other props to the input. */
export function TextField({ label, error, icon, aside, help, className, id, ...rest }: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const errorId = `${inputId}-error`;
  const helpId = `${inputId}-help`;
  return (
    <div data-slot="text-field" className={cn("pf:grid pf:grid-cols-1 pf:gap-2", className)}>
      <span className="pf:flex pf:flex-wrap pf:items-baseline pf:justify-between pf:gap-x-3">
        <label htmlFor={inputId} className="pf:type-control pf:min-w-0">
          {label}
        </label>
        {wrapText(aside)}
      </span>
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
          id={inputId}
          data-slot="text-field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={cn(error && errorId, help && helpId, rest["aria-describedby"]) || undefined}
          className="pf:min-h-12 pf:w-full pf:min-w-0 pf:flex-1 pf:truncate pf:bg-transparent pf:outline-none pf:placeholder:text-muted pf:placeholder:opacity-100"
        />
      </span>
      {help ? (
        <p id={helpId} data-slot="text-field-help" className="pf:text-muted pf:text-small pf:leading-snug">
          {help}
        </p>
      ) : null}
      {error ? (
        <ErrorText id={errorId} data-slot="text-field-error">
          {error}
        </ErrorText>
      ) : null}
    </div>
  );
}
