import { X } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import type { ReviewField } from "../../import/index.ts";
import { announce, Button } from "../../index.ts";

interface ReviewRowProps {
  /** The field's name, used in the control's accessible name. */
  label: string;
  field: Pick<ReviewField<unknown>, "source" | "isUsed">;
  onUsedChange: (isUsed: boolean) => void;
  /** True if there is no value to use. Hides the control. */
  empty?: boolean;
  /** The text of the control that uses the value. @default "Put back", or "Use" if the value was never used */
  useLabel?: string;
  /** A line about the value. @default its source */
  note?: ReactNode;
  /** The value, usually a field to edit it. The control is next to it. */
  children: ReactNode;
  /** More about the value, below it. */
  below?: ReactNode;
}

/** A value from a file, with its source and a control to remove it. A removed row is dimmed and can be put back. */
export function ReviewRow(props: ReviewRowProps) {
  const { label, field, onUsedChange, empty, useLabel, note = `From ${field.source}`, children, below } = props;
  const id = useId();
  const [wasUsed, setWasUsed] = useState(field.isUsed);
  if (field.isUsed && !wasUsed) setWasUsed(true);
  const action = wasUsed ? "Put back" : "Use";
  // A value that the person typed here needs no control, because it can be cleared.
  const isFound = field.source !== "";
  return (
    <div
      data-state={field.isUsed || !isFound ? "on" : "off"}
      className="pf:group/row pf:grid pf:grid-cols-1 pf:gap-1 pf:border-line pf:border-b pf:pb-3 pf:data-[state=off]:[&_:has(>[type=text])]:border-dashed pf:data-[state=off]:[&_:has(>[type=text])]:bg-sunken pf:data-[state=off]:[&_:has(>[type=text])]:text-muted"
    >
      <div className="pf:flex pf:flex-wrap pf:items-end pf:justify-end pf:gap-x-2 pf:gap-y-1 pf:has-[ul]:items-start">
        <div className="pf:min-w-0 pf:flex-[1_1_8rem] pf:has-[ul]:basis-48">{children}</div>
        {isFound && !empty ? (
          // One element for both actions, so that it keeps the focus.
          <Button
            size="sm"
            variant="ghost"
            isCompact
            aria-label={
              field.isUsed ? `Remove ${label.toLowerCase()}` : (useLabel ?? `${action} ${label.toLowerCase()}`)
            }
            aria-describedby={`${id}-note`}
            className={field.isUsed ? "pf:my-1.5 pf:min-w-target pf:px-0" : "pf:my-1.5 pf:underline"}
            onClick={() => {
              announce(`${label} ${field.isUsed ? "removed" : "added"}`);
              onUsedChange(!field.isUsed);
            }}
          >
            {field.isUsed ? <X aria-hidden /> : (useLabel ?? action)}
          </Button>
        ) : null}
      </div>
      {below}
      {isFound ? (
        <p id={`${id}-note`} className="pf:text-muted pf:text-small pf:leading-snug pf:wrap-anywhere">
          {note}
        </p>
      ) : null}
    </div>
  );
}
