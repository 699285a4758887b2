import { Info, TriangleAlert } from "lucide-react";
import { type FormEvent, useState } from "react";
import { SkillsField } from "../../editor.ts";
import { DESIGN_LIMITS } from "../../figure/schema/design.ts";
import { type FigureSpec, TEXT_LIMITS } from "../../figure/schema/spec.ts";
import type { FoundProfileGap, ProfileReview, ReviewField } from "../../import/index.ts";
import { Button, CountedField, DialogActions } from "../../index.ts";
import { codePoints } from "../../lib/graphemes.ts";
import { AccessoriesRow } from "./AccessoriesRow.tsx";
import { LookRow } from "./LookRow.tsx";
import { ReviewRow } from "./ReviewRow.tsx";
import { NAMES } from "./review-names.ts";

interface ProfileReviewFormProps {
  /** The values that were found, and which of them are used. Change the `key` when you show another file. */
  review: ProfileReview;
  /** Called with the complete review after each correction, swap or switch. */
  onReviewChange: (review: ProfileReview) => void;
  /** The current figure. The pictures of clothes and accessories use its type, colors and body. */
  spec: FigureSpec;
  /** Called on "Use these" if at least one value is switched on. */
  onUse: () => void;
  /** Called on Cancel. */
  onCancel: () => void;
}

const LIMITS = {
  name: TEXT_LIMITS.name,
  jobTitle: TEXT_LIMITS.jobTitle,
  tagline: TEXT_LIMITS.tagline,
  industry: DESIGN_LIMITS.industry,
} as const;
type TextName = keyof typeof LIMITS;
const TEXT_NAMES = ["name", "jobTitle", "tagline", "industry"] as const satisfies readonly TextName[];

const GAPS: Record<FoundProfileGap, string> = {
  noSkillsHeading: "We found your name and title but no skills. Add up to six.",
  onlyProfile: "We found your name and headline. For your title and skills, add Positions.csv and Skills.csv.",
  guessedLetters:
    "We guessed the letters other than A to Z in this file, so lines with them are off. Check them, or save the file as “CSV UTF-8” and choose it again.",
};

const NO_SKILLS: ReviewField<readonly string[]> = { value: [], source: "", isUsed: false };

const isAnythingUsed = ({ gaps: _, ...fields }: ProfileReview) => Object.values(fields).some((field) => field.isUsed);

/** A form to review the values from a file: the person can correct, swap and switch them on or off. */
export function ProfileReviewForm({ review, onReviewChange, spec, onUse, onCancel }: ProfileReviewFormProps) {
  /** Uncertain values that the person has not changed or switched yet. */
  const [uncertain, setUncertain] = useState(() => TEXT_NAMES.filter((name) => review[name]?.isUsed === false));
  const [isRefused, setRefused] = useState(false);

  const change = <Name extends Exclude<keyof ProfileReview, "gaps">>(name: Name, field: ProfileReview[Name]) => {
    setUncertain(uncertain.filter((other) => other !== name));
    setRefused(false);
    onReviewChange({ ...review, [name]: field });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAnythingUsed(review)) onUse();
    else setRefused(true);
  };

  const { name, credentials, skills = review.gaps.includes("noSkillsHeading") ? NO_SKILLS : undefined } = review;
  const { accessories, outfit, headwear } = review;
  const textRow = (fieldName: TextName) => {
    const field = review[fieldName];
    return field ? (
      <ReviewRow
        key={fieldName}
        label={NAMES[fieldName]}
        field={field}
        onUsedChange={(isUsed) => change(fieldName, { ...field, isUsed })}
        empty={field.value === ""}
        isWide={fieldName === "tagline"}
      >
        <CountedField
          label={NAMES[fieldName]}
          value={field.value}
          limit={LIMITS[fieldName]}
          // Editing a value switches it on, and clearing it switches it off.
          onValueChange={(value) => change(fieldName, { ...field, value, isUsed: value !== "" })}
          description={uncertain.includes(fieldName) ? <Check>Please check this</Check> : undefined}
        />
      </ReviewRow>
    ) : null;
  };

  return (
    <form method="dialog" noValidate onSubmit={submit} data-type={spec.type} className="pf:@container">
      <div className="pf:grid pf:grid-cols-1 pf:gap-x-6 pf:gap-y-4 pf:@bench:grid-cols-2">
        {review.gaps.map((gap) => (
          <p key={gap} className="pf:notice pf:col-span-full">
            <Info aria-hidden className="pf:size-5 pf:shrink-0" />
            <span>{GAPS[gap]}</span>
          </p>
        ))}
        {textRow("name")}
        {credentials ? (
          <ReviewRow
            label={NAMES.credentials}
            field={credentials}
            onUsedChange={(isUsed) => change("credentials", { ...credentials, isUsed })}
            // Credentials can be used only together with the name.
            empty={!name?.isUsed}
          >
            <p className="pf:grid pf:gap-2">
              <span className="pf:type-control">{NAMES.credentials}</span>
              <bdi className="pf:group-data-[state=off]/row:text-muted pf:@bench:py-3">{credentials.value}</bdi>
            </p>
            {codePoints(`${name?.value}, ${credentials.value}`) > TEXT_LIMITS.name ? (
              <p className="pf:text-small pf:leading-snug">{`With them, your name is over ${TEXT_LIMITS.name} characters, so they won't be on the box.`}</p>
            ) : null}
          </ReviewRow>
        ) : null}
        {(["jobTitle", "industry", "tagline"] as const).map(textRow)}
        {skills ? (
          <ReviewRow
            label={NAMES.skills}
            field={skills}
            onUsedChange={(isUsed) => change("skills", { ...skills, isUsed })}
            empty={skills.value.length === 0}
            isWide
          >
            <SkillsField
              skills={skills.value}
              onSkillsChange={(value) => change("skills", { ...skills, value, isUsed: value.length > 0 })}
            />
          </ReviewRow>
        ) : null}
        {accessories ? (
          <AccessoriesRow
            accessories={accessories}
            onAccessoriesChange={(next) => change("accessories", next)}
            spec={spec}
          />
        ) : null}
        {outfit ? (
          <LookRow
            part="outfit"
            field={outfit}
            onUsedChange={(isUsed) => change("outfit", { ...outfit, isUsed })}
            spec={spec}
          />
        ) : null}
        {headwear ? (
          <LookRow
            part="headwear"
            field={headwear}
            onUsedChange={(isUsed) => change("headwear", { ...headwear, isUsed })}
            spec={spec}
          />
        ) : null}
      </div>
      {/* Always rendered, because a live region announces only later changes. */}
      <div aria-live="polite">{isRefused ? <Check>Switch on at least one thing</Check> : null}</div>
      <DialogActions className="pf:mt-4">
        <Button type="submit" variant="primary">
          Use these
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </DialogActions>
    </form>
  );
}

function Check({ children }: { children: string }) {
  return (
    <span className="pf:flex pf:items-center pf:gap-2 pf:font-semibold pf:text-ink pf:text-small pf:leading-snug">
      <TriangleAlert aria-hidden className="pf:size-5 pf:shrink-0" />
      <span>{children}</span>
    </span>
  );
}
