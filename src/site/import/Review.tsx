import { useState } from "react";
import type { FoundProfile } from "../../domain/found-profile.ts";
import { applyReview } from "../../domain/profile-review.ts";
import { suggestReview } from "../../domain/suggest-review.ts";
import { withoutSampleText } from "../../figure/schema/design.ts";
import type { FigureDesign } from "../../figure.ts";
import { ProfileReviewForm } from "./ProfileReviewForm.tsx";

interface ReviewProps {
  profile: FoundProfile;
  design: FigureDesign;
  /** Called with the changed design. */
  onUse: (design: FigureDesign) => void;
  onCancel: () => void;
}

/** Applies typed details to a design without a review. */
export function applyTyped(profile: FoundProfile, design: FigureDesign): FigureDesign {
  const review = suggestReview(profile, design);
  const { name, credentials } = review;
  return applyReview(withoutSampleText(design), {
    ...review,
    ...(name && { name: { ...name, isUsed: true } }),
    ...(credentials && { credentials: { ...credentials, isUsed: true } }),
  });
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
