import { Info, TriangleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, useDeferredValue, useId, useState } from "react";
import { isPaid, type Payment } from "../../domain/entitlement.ts";
import { SkillsField } from "../../editor.ts";
import { DESIGN_LIMITS } from "../../figure/schema/design.ts";
import { TEXT_LIMITS } from "../../figure/schema/spec.ts";
import { FigureBox, type FigureDesign } from "../../figure.ts";
import { applyReview, type FoundProfileGap, type ProfileReview, type ReviewField } from "../../import/index.ts";
import { Button, CountedField, DialogActions } from "../../index.ts";
import { codePoints } from "../../lib/graphemes.ts";
import { hasSampleLook } from "../sample/profile.ts";
import { AccessoriesRow } from "./AccessoriesRow.tsx";
import { LookRow } from "./LookRow.tsx";
import { ReviewRow } from "./ReviewRow.tsx";
import { NAMES } from "./review-names.ts";

interface ProfileReviewFormProps {
  /** The values that were found, and which of them are used. Change the `key` when you show another file. */
  review: ProfileReview;
  /** Called with the complete review after each correction, swap or removal. */
  onReviewChange: (review: ProfileReview) => void;
  /** The figure that gets the details, without sample texts. */
  design: FigureDesign;
  /** How the figure was paid for. */
  payment: Payment;
  /** Called with the changed design on "Use these" if at least one value is used. */
  onUse: (design: FigureDesign) => void;
  /** Called on Cancel. */
  onCancel: () => void;
}

const LIMITS = {
  name: TEXT_LIMITS.name,
  jobTitle: TEXT_LIMITS.jobTitle,
  industry: DESIGN_LIMITS.industry,
} as const;
type TextName = keyof typeof LIMITS;
const TEXT_NAMES = ["name", "jobTitle", "industry"] as const satisfies readonly TextName[];

const GAPS: Record<FoundProfileGap, string> = {
  noSkillsHeading: "We found your name and title but no skills. Add up to six.",
  onlyProfile: "We found your name and headline. For your title and skills, add Positions.csv and Skills.csv.",
  guessedLetters:
    "We guessed the letters other than A to Z in this file, so lines with them are off. Check them, or save the file as “CSV UTF-8” and choose it again.",
};

const NO_SKILLS: ReviewField<readonly string[]> = { value: [], source: "", isUsed: false };

const isAnythingUsed = ({ gaps: _, ...fields }: ProfileReview) => Object.values(fields).some((field) => field.isUsed);

/**
 * A form to review the values from a file. It shows the figure as it will be, and the person can correct, swap, remove
 * and put back each value.
 */
export function ProfileReviewForm(props: ProfileReviewFormProps) {
  const { review, onReviewChange, design, payment, onUse, onCancel } = props;
  const id = useId();
  /** Uncertain values that the person has not changed or used yet. */
  const [uncertain, setUncertain] = useState(() => TEXT_NAMES.filter((name) => review[name]?.isUsed === false));
  const [isRefused, setRefused] = useState(false);
  const { spec } = design;
  // Deferred, so that typing does not wait for the drawing.
  const drawn = applyReview(design, useDeferredValue(review)).spec;

  const change = <Name extends Exclude<keyof ProfileReview, "gaps">>(name: Name, field: ProfileReview[Name]) => {
    setUncertain(uncertain.filter((other) => other !== name));
    setRefused(false);
    onReviewChange({ ...review, [name]: field });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isAnythingUsed(review)) onUse(applyReview(design, review));
    else setRefused(true);
  };

  const { name, credentials, skills = review.gaps.includes("noSkillsHeading") ? NO_SKILLS : undefined } = review;
  const { tagline, accessories, outfit, headwear } = review;
  const textRow = (fieldName: TextName) => {
    const field = review[fieldName];
    const isUncertain = uncertain.includes(fieldName);
    return field ? (
      <ReviewRow
        key={fieldName}
        label={NAMES[fieldName]}
        field={field}
        onUsedChange={(isUsed) => change(fieldName, { ...field, isUsed })}
        empty={field.value === ""}
        below={isUncertain ? <Check id={`${id}-${fieldName}`}>Please check this</Check> : null}
      >
        <CountedField
          label={NAMES[fieldName]}
          value={field.value}
          limit={LIMITS[fieldName]}
          // Editing a value puts it back, and clearing it removes it.
          onValueChange={(value) => change(fieldName, { ...field, value, isUsed: value !== "" })}
          aria-describedby={isUncertain ? `${id}-${fieldName}` : undefined}
        />
      </ReviewRow>
    ) : null;
  };

  return (
    <form method="dialog" noValidate onSubmit={submit} data-type={spec.type} className="pf:@container">
      <div className="pf:grid pf:grid-cols-1 pf:items-start pf:gap-6 pf:@bench:grid-cols-[18rem_minmax(0,1fr)]">
        <div className="pf:mx-auto pf:grid pf:w-full pf:max-w-72 pf:grid-cols-1 pf:gap-2 pf:@bench:sticky pf:@bench:top-0">
          <FigureBox spec={drawn} isPaid={isPaid({ payment })} className="pf:h-auto pf:w-full" />
          {hasSampleLook(drawn) ? (
            <p className="pf:text-center pf:text-muted pf:text-small">Hair and face are still the sample’s.</p>
          ) : null}
        </div>
        <div className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-4">
          {review.gaps.map((gap) => (
            <p key={gap} className="pf:notice">
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
              below={
                codePoints(`${name?.value}, ${credentials.value}`) > TEXT_LIMITS.name ? (
                  <p className="pf:text-small pf:leading-snug">{`With them, your name is over ${TEXT_LIMITS.name} characters, so they won't be on the box.`}</p>
                ) : null
              }
            >
              <Value label={NAMES.credentials}>
                <bdi>{credentials.value}</bdi>
              </Value>
            </ReviewRow>
          ) : null}
          {textRow("jobTitle")}
          {tagline ? (
            <ReviewRow
              label={NAMES.tagline}
              field={tagline}
              onUsedChange={(isUsed) => change("tagline", { ...tagline, isUsed })}
              empty={tagline.value === ""}
              useLabel={`Use your ${tagline.from}`}
              note={tagline.isUsed ? undefined : <bdi>“{tagline.value}”</bdi>}
            >
              {tagline.isUsed || tagline.value === "" ? (
                <CountedField
                  label={NAMES.tagline}
                  value={tagline.value}
                  limit={TEXT_LIMITS.tagline}
                  onValueChange={(value) => change("tagline", { ...tagline, value, isUsed: value !== "" })}
                />
              ) : (
                <Value label={NAMES.tagline}>
                  “<bdi>{spec.tagline}</bdi>”
                </Value>
              )}
            </ReviewRow>
          ) : null}
          {textRow("industry")}
          {skills ? (
            <ReviewRow
              label={NAMES.skills}
              field={skills}
              onUsedChange={(isUsed) => change("skills", { ...skills, isUsed })}
              empty={skills.value.length === 0}
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
      </div>
      {/* Always rendered, because a live region announces only later changes. */}
      <div aria-live="polite">{isRefused ? <Check>Use at least one line</Check> : null}</div>
      <DialogActions className="pf:mt-4">
        <Button type="submit" variant="primary">
          Use these
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </DialogActions>
    </form>
  );
}

/** The label and the value of a row without a field. */
function Value({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="pf:grid pf:gap-2">
      <span className="pf:type-control">{label}</span>
      <span className="pf:py-2 pf:wrap-anywhere">{children}</span>
    </p>
  );
}

function Check({ id, children }: { id?: string; children: string }) {
  return (
    <span
      id={id}
      className="pf:flex pf:items-center pf:gap-2 pf:font-semibold pf:text-ink pf:text-small pf:leading-snug"
    >
      <TriangleAlert aria-hidden className="pf:size-5 pf:shrink-0" />
      <span>{children}</span>
    </span>
  );
}
