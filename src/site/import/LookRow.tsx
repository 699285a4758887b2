import { memo } from "react";
import type { ProfileReview } from "../../domain/profile-review.ts";
import { HeadwearThumb, OutfitThumb } from "../../figure/pictures/Thumb.tsx";
import type { FigureSpec } from "../../figure/schema/spec.ts";
import { labelOf, type OptionWords } from "../../figure/schema/words.ts";
import { ReviewPicture } from "./ReviewPicture.tsx";
import { ReviewRow } from "./ReviewRow.tsx";
import type { ProfileReviewFormLabels } from "./review-labels.ts";

interface LookRowProps<Part extends "outfit" | "headwear"> {
  part: Part;
  field: NonNullable<ProfileReview[Part]>;
  onUsedChange: (isUsed: boolean) => void;
  spec: FigureSpec;
  labels: ProfileReviewFormLabels;
}

/** An outfit or a hat, shown on the current figure. */
export function LookRow<Part extends "outfit" | "headwear">(props: LookRowProps<Part>) {
  const { part, field, onUsedChange, spec, labels } = props;
  const names: Readonly<Record<string, OptionWords>> = labels.fields[part].options;
  return (
    <ReviewRow label={labels[part]} field={field} onUsedChange={onUsedChange} labels={labels}>
      <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-x-3 pf:gap-y-2">
        <ReviewPicture type={spec.type}>
          <LookPicture part={part} value={field.value} spec={spec} />
        </ReviewPicture>
        <p className="pf:grid pf:min-w-0">
          <span className="pf:type-control">{labels[part]}</span>
          <span className="pf:group-data-[state=off]/row:text-muted">{labelOf(names[field.value] ?? "")}</span>
        </p>
      </div>
    </ReviewRow>
  );
}

/** Typing does not change the drawing. */
const LookPicture = memo(function LookPicture(props: { part: string; value: string; spec: FigureSpec }) {
  const { part, value, spec } = props;
  const Thumb = part === "outfit" ? OutfitThumb : HeadwearThumb;
  return <Thumb spec={{ ...spec, [part]: value }} />;
});
