import { type ReactNode, useId } from "react";
import type { ReviewField } from "../../domain/profile-review.ts";
import { cn } from "../../primitives/cn.ts";
import { Switch } from "../../primitives/Switch.tsx";
import type { ProfileReviewFormLabels } from "./labels.ts";

interface ReviewRowProps {
  /** The field's name, as the switch has it. */
  label: string;
  field: Pick<ReviewField<unknown>, "source" | "isUsed">;
  onUsedChange: (isUsed: boolean) => void;
  /** There is nothing to use. */
  empty?: boolean;
  labels: ProfileReviewFormLabels;
  className?: string | undefined;
  /** What was found. */
  children: ReactNode;
}

/** Something that was found: below it where, and whether it is used. A row that is off is quiet, and can be changed. */
export function ReviewRow({ label, field, onUsedChange, empty, labels, className, children }: ReviewRowProps) {
  const id = useId();
  const hasSource = field.source !== "";
  return (
    <div
      data-slot="review-row"
      data-state={field.isUsed ? "on" : "off"}
      className={cn(
        "pf:group/row pf:grid pf:grid-cols-1 pf:content-between pf:gap-2 pf:border-line pf:border-b pf:pb-2",
        "pf:data-[state=off]:[&_:has(>[type=text])]:border-dashed pf:data-[state=off]:[&_:has(>[type=text])]:bg-sunken pf:data-[state=off]:[&_:has(>[type=text])]:text-muted",
        className,
      )}
    >
      {children}
      <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-end pf:gap-x-3">
        {hasSource ? (
          <p id={`${id}-source`} className="pf:me-auto pf:min-w-0 pf:text-muted pf:text-small pf:leading-snug">
            {labels.from(field.source)}
          </p>
        ) : null}
        <span className="pf:flex pf:flex-wrap pf:items-center pf:justify-end pf:gap-x-2">
          <label htmlFor={id} className="pf:type-control">
            {labels.use}
          </label>
          <Switch
            id={id}
            aria-label={labels.useField(label)}
            aria-describedby={hasSource ? `${id}-source` : undefined}
            checked={field.isUsed}
            disabled={empty}
            onCheckedChange={onUsedChange}
          />
        </span>
      </div>
    </div>
  );
}
