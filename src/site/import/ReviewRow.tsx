import { type ReactNode, useId } from "react";
import type { ReviewField } from "../../import/index.ts";
import { Switch } from "../../index.ts";
import { cn } from "../../lib/cn.ts";

interface ReviewRowProps {
  /** The field's name, used in the switch's accessible name. */
  label: string;
  field: Pick<ReviewField<unknown>, "source" | "isUsed">;
  onUsedChange: (isUsed: boolean) => void;
  /** True if there is no value to use. Disables the switch. */
  empty?: boolean;
  /** Whether the row spans both columns. */
  isWide?: boolean;
  /** The value, usually a field to edit it. */
  children: ReactNode;
}

/** A value from a file, with its source and a switch. A row that is switched off is dimmed but can be edited. */
export function ReviewRow({ label, field, onUsedChange, empty, isWide = false, children }: ReviewRowProps) {
  const id = useId();
  // A value that the person typed here needs no switch, because it can be cleared.
  const isFound = field.source !== "";
  return (
    <div
      data-state={field.isUsed || !isFound ? "on" : "off"}
      className={cn(
        "pf:group/row pf:grid pf:grid-cols-1 pf:content-between pf:gap-2 pf:border-line pf:border-b pf:pb-2",
        "pf:data-[state=off]:[&_:has(>[type=text])]:border-dashed pf:data-[state=off]:[&_:has(>[type=text])]:bg-sunken pf:data-[state=off]:[&_:has(>[type=text])]:text-muted",
        isWide && "pf:col-span-full",
      )}
    >
      {children}
      {isFound ? (
        <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-end pf:gap-x-3">
          <p
            id={`${id}-source`}
            className="pf:min-w-0 pf:flex-[1_1_6rem] pf:text-muted pf:text-small pf:leading-snug pf:wrap-anywhere"
          >
            From {field.source}
          </p>
          <span className="pf:flex pf:flex-wrap pf:items-center pf:justify-end pf:gap-x-2">
            <label htmlFor={id} className="pf:type-control">
              Use
            </label>
            <Switch
              id={id}
              aria-label={`Use ${label.toLowerCase()}`}
              aria-describedby={`${id}-source`}
              checked={field.isUsed}
              disabled={empty}
              onCheckedChange={onUsedChange}
            />
          </span>
        </div>
      ) : null}
    </div>
  );
}
