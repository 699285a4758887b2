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
  /** Called with the changed figure; with none if all details are switched off. */
  onUse: (design: FigureDesign | undefined) => void;
  onCancel: () => void;
}

/** The design with typed details, which need no review. */
export function applyTyped(profile: FoundProfile, design: FigureDesign): FigureDesign {
  const review = suggestReview(profile, design);
  const { name, credentials } = review;
  return applyReview(withoutSampleDetails(design), {
    ...review,
    ...(name && { name: { ...name, isUsed: true } }),
    ...(credentials && { credentials: { ...credentials, isUsed: true } }),
  });
}

/** Shows the details that were found; nothing changes before the person uses them. */
export function Review({ profile, design, onUse, onCancel }: ReviewProps) {
  const [review, setReview] = useState(() => suggestReview(profile, design));
  return (
    <ProfileReviewForm
      review={review}
      onReviewChange={setReview}
      spec={design.spec}
      // The person's details replace all of the sample person's.
      onUse={() => onUse(applyReview(withoutSampleDetails(design), review))}
      onCancel={onCancel}
    />
  );
}
