import { TriangleAlert } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../lib/cn.ts";
import { wrapText } from "../lib/wrap-text.tsx";

/** The texts of a control. */
export interface FieldTexts {
  /** The visible name of the control. */
  label: ReactNode;
  /** Help with filling in the control, shown under it. Screen readers read it as the control's description. */
  description?: ReactNode;
  /** The problem and its fix, shown in red under the control. Screen readers read it before the description. */
  error?: ReactNode;
}

/** The attributes that a field gives its control. */
export interface FieldControl {
  readonly id: string;
  readonly "aria-invalid": true | undefined;
  readonly "aria-describedby": string | undefined;
}

/**
 * Returns the attributes of the control with this id. `describedBy` adds ids of more descriptions, which screen readers
 * read last.
 */
export const fieldControl = (
  id: string,
  { description, error, describedBy }: Omit<FieldTexts, "label"> & { describedBy?: string | undefined },
): FieldControl => ({
  id,
  "aria-invalid": error ? true : undefined,
  "aria-describedby": cn(error && `${id}-error`, description && `${id}-description`, describedBy) || undefined,
});

/** An error message in red with a warning icon. */
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

/** The description and the error of the control with this id. */
export function FieldMessages({ id, description, error }: { id: string } & Omit<FieldTexts, "label">) {
  return (
    <>
      {description ? (
        <p
          id={`${id}-description`}
          data-slot="field-description"
          className="pf:text-muted pf:text-small pf:leading-snug"
        >
          {description}
        </p>
      ) : null}
      {error ? (
        <ErrorText id={`${id}-error`} data-slot="field-error">
          {error}
        </ErrorText>
      ) : null}
    </>
  );
}

export interface FieldProps extends Omit<ComponentProps<"div">, "children">, FieldTexts {
  /** Short content at the end of the label's line, such as a counter. */
  aside?: ReactNode;
  /** The control's id. @default a unique one */
  controlId?: string | undefined;
  /** Renders the control with the given attributes: `(control) => <select {...control}>…</select>`. */
  children: (control: FieldControl) => ReactNode;
}

/** Adds a label, a description, an error and an aside, such as a counter, to your own control. */
export function Field(props: FieldProps) {
  return <FieldFrame {...props} data-slot="field" />;
}

/** The layout that Field, TextField and TextArea share. Each passes its own `data-slot`. */
export function FieldFrame({
  label,
  description,
  error,
  aside,
  controlId,
  className,
  children,
  ...rest
}: FieldProps & { "data-slot": string }) {
  const ownId = useId();
  const id = controlId ?? ownId;
  return (
    <div {...rest} className={cn("pf:grid pf:grid-cols-1 pf:gap-2", className)}>
      <div className="pf:flex pf:flex-wrap pf:items-baseline pf:justify-between pf:gap-x-3">
        <label htmlFor={id} className="pf:type-control pf:min-w-0">
          {label}
        </label>
        {wrapText(aside)}
      </div>
      {children(fieldControl(id, { description, error }))}
      <FieldMessages id={id} description={description} error={error} />
    </div>
  );
}
