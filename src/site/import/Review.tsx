import { useState } from "react";
import type { Payment } from "../../domain/entitlement.ts";
import { withoutSampleText } from "../../figure/schema/design.ts";
import type { FigureDesign } from "../../figure.ts";
import type { FoundProfile } from "../../import/index.ts";
import { suggestReview } from "../../import/suggest-review.ts";
import { ProfileReviewForm } from "./ProfileReviewForm.tsx";

interface ReviewProps {
  profile: FoundProfile;
  design: FigureDesign;
  payment: Payment;
  /** Called with the changed design. */
  onUse: (design: FigureDesign) => void;
  onCancel: () => void;
}

/** Shows the details that were found for review. The figure does not change until the person uses them. */
export function Review({ profile, design, ...rest }: ReviewProps) {
  const [review, setReview] = useState(() => suggestReview(profile, design));
  // Details of the sample person do not stay, even if the file has no replacement for them.
  const [base] = useState(() => withoutSampleText(design));
  return <ProfileReviewForm {...rest} review={review} onReviewChange={setReview} design={base} />;
}
