import { useState } from "react";
import type { FoundProfile } from "../../domain/found-profile.ts";
import { applyReview } from "../../domain/profile-review.ts";
import { suggestReview } from "../../domain/suggest-review.ts";
import type { FigureDesign } from "../../figure.ts";
import { withoutSampleDetails } from "../sample/sample-details.ts";
import { ProfileReviewForm } from "./ProfileReviewForm.tsx";

interface ReviewProps {
  profile: FoundProfile;
  design: FigureDesign;
  /** Called with the figure that has the details; with none if all of them are switched off. */
  onUse: (design: FigureDesign | undefined) => void;
  onCancel: () => void;
}

/** The design with what a person typed: nothing of it is asked about. */
export function applyTyped(profile: FoundProfile, design: FigureDesign): FigureDesign {
  const review = suggestReview(profile, design);
  const { name, credentials } = review;
  return applyReview(withoutSampleDetails(design), {
    ...review,
    ...(name && { name: { ...name, isUsed: true } }),
    ...(credentials && { credentials: { ...credentials, isUsed: true } }),
  });
}

/** Shows what was found; nothing changes before the person uses it. */
export function Review({ profile, design, onUse, onCancel }: ReviewProps) {
  const [review, setReview] = useState(() => suggestReview(profile, design));
  return (
    <ProfileReviewForm
      review={review}
      onReviewChange={setReview}
      spec={design.spec}
      // Beside the person's own details nothing of the sample person's stays.
      onUse={() => onUse(applyReview(withoutSampleDetails(design), review))}
      onCancel={onCancel}
    />
  );
}
