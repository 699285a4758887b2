import { memo, useMemo } from "react";
import { EDITOR_LABELS, LookPicture } from "../../editor.ts";
import type { FigureSpec } from "../../figure/schema/spec.ts";
import { labelOf, type OptionWords } from "../../figure/schema/words.ts";
import type { ProfileReview } from "../../import/index.ts";
import { ReviewPicture } from "./ReviewPicture.tsx";
import { ReviewRow } from "./ReviewRow.tsx";
import { NAMES } from "./review-names.ts";

interface LookRowProps<Part extends "outfit" | "headwear"> {
  part: Part;
  field: NonNullable<ProfileReview[Part]>;
  onUsedChange: (isUsed: boolean) => void;
  spec: FigureSpec;
}

/** The review's row for an outfit or a hat, shown on the current figure. */
export function LookRow<Part extends "outfit" | "headwear">(props: LookRowProps<Part>) {
  const { part, field, onUsedChange, spec } = props;
  const { outfit, headwear } = EDITOR_LABELS.fields;
  const names: Readonly<Record<string, OptionWords>> = { outfit, headwear }[part].options;
  const worn = useMemo(() => ({ ...spec, [part]: field.value }), [spec, part, field.value]);
  return (
    <ReviewRow label={NAMES[part]} field={field} onUsedChange={onUsedChange}>
      <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-x-3 pf:gap-y-2">
        <ReviewPicture type={spec.type}>
          <MemoizedPicture field={part} spec={worn} />
        </ReviewPicture>
        <p className="pf:grid pf:min-w-0">
          <span className="pf:type-control">{NAMES[part]}</span>
          <span className="pf:group-data-[state=off]/row:text-muted">{labelOf(names[field.value] ?? "")}</span>
        </p>
      </div>
    </ReviewRow>
  );
}

/** Memoized, so that typing in the review does not draw it again. */
const MemoizedPicture = memo(LookPicture);
