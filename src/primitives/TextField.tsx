import { TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "./cn.ts";

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
    <div data-slot="text-field" className={cn("grid grid-cols-1 gap-2", className)}>
      <span className="flex items-baseline justify-between gap-3">
        <label htmlFor={inputId} className="type-control font-[750]">
          {label}
        </label>
        {aside}
      </span>
      <span
        className={cn(
          "flex min-h-14 min-w-0 items-center gap-2.5 rounded-md border-2 px-4 focus-within:focus-ring [&>svg]:size-5 [&>svg]:shrink-0",
          error
            ? "border-danger bg-danger-soft"
            : "border-line-strong bg-surface focus-within:border-ink has-[input:read-only]:bg-sunken has-disabled:border-dashed has-disabled:bg-sunken has-disabled:text-muted",
        )}
      >
        {icon}
        <input
          {...rest}
          id={inputId}
          data-slot="text-field-input"
          aria-invalid={error ? true : undefined}
          aria-describedby={cn(error && errorId, help && helpId, rest["aria-describedby"]) || undefined}
          className="min-h-12 w-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted placeholder:opacity-100"
        />
      </span>
      {help ? (
        <p id={helpId} data-slot="text-field-help" className="text-muted text-small leading-snug">
          {help}
        </p>
      ) : null}
      {error ? (
        <p
          id={errorId}
          data-slot="text-field-error"
          className="flex items-center gap-2 font-semibold text-danger text-small"
        >
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
