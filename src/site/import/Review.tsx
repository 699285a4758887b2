import { useState } from "react";
import { withoutSampleText } from "../../figure/schema/design.ts";
import type { FigureDesign } from "../../figure.ts";
import { applyReview, type FoundProfile } from "../../import/index.ts";
import { suggestReview } from "../../import/suggest-review.ts";
import { ProfileReviewForm } from "./ProfileReviewForm.tsx";

interface ReviewProps {
  profile: FoundProfile;
  design: FigureDesign;
  /** Called with the changed design. */
  onUse: (design: FigureDesign) => void;
  onCancel: () => void;
}

/** Shows the details that were found for review. The figure does not change until the person uses them. */
export function Review({ profile, design, onUse, onCancel }: ReviewProps) {
  const [review, setReview] = useState(() => suggestReview(profile, design));
  return (
    <ProfileReviewForm
      review={review}
      onReviewChange={setReview}
      spec={design.spec}
      // Details of the sample person do not stay, even if the file has no replacement for them.
      onUse={() => onUse(applyReview(withoutSampleText(design), review))}
      onCancel={onCancel}
    />
  );
}
