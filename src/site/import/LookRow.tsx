import { memo } from "react";
import { HeadwearThumb, OutfitThumb } from "../../editor/thumbs.tsx";
import { HEADWEAR_WORDS } from "../../figure/parts/headwear/words.ts";
import { OUTFIT_WORDS } from "../../figure/parts/outfit/words.ts";
import type { FigureSpec } from "../../figure/schema/spec.ts";
import { labelOf, type OptionWords } from "../../figure/schema/words.ts";
import type { ProfileReview } from "../../import/profile-review.ts";
import { ReviewPicture } from "./ReviewPicture.tsx";
import { ReviewRow } from "./ReviewRow.tsx";
import { NAMES } from "./review-names.ts";

const WORDS = { outfit: OUTFIT_WORDS.outfit, headwear: HEADWEAR_WORDS.headwear };

interface LookRowProps<Part extends "outfit" | "headwear"> {
  part: Part;
  field: NonNullable<ProfileReview[Part]>;
  onUsedChange: (isUsed: boolean) => void;
  spec: FigureSpec;
}

/** The review's row for an outfit or a hat, shown on the current figure. */
export function LookRow<Part extends "outfit" | "headwear">(props: LookRowProps<Part>) {
  const { part, field, onUsedChange, spec } = props;
  const names: Readonly<Record<string, OptionWords>> = WORDS[part].options;
  return (
    <ReviewRow label={NAMES[part]} field={field} onUsedChange={onUsedChange}>
      <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-x-3 pf:gap-y-2">
        <ReviewPicture type={spec.type}>
          <LookPicture part={part} value={field.value} spec={spec} />
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
const LookPicture = memo(function LookPicture(props: { part: string; value: string; spec: FigureSpec }) {
  const { part, value, spec } = props;
  const Thumb = part === "outfit" ? OutfitThumb : HeadwearThumb;
  return <Thumb spec={{ ...spec, [part]: value }} />;
});
