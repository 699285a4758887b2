"use client";
import { UserRoundPen } from "lucide-react";
import { type ComponentProps, useMemo, useRef, useState } from "react";
import { CountedField } from "../components/CountedField.tsx";
import type { ProfileDetails } from "../domain/profile.ts";
import type { FigureDesign } from "../figure/schema/design.ts";
import { type FigureSpec, TEXT_LIMITS } from "../figure/schema/spec.ts";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import { mergeLabels } from "../primitives/merge-labels.ts";
import { LookStrip } from "./LookStrip.tsx";
import { EDITOR_LABELS, type EditorLabels } from "./labels.ts";
import { withFollowing } from "./with-following.ts";

export interface QuickEditorProps extends Omit<ComponentProps<"div">, "children"> {
  /** What is edited. Its texts may be empty while a person types: draw it through `toFigureSpec`. */
  design: FigureDesign;
  /** Called with each change. Changes with the same `step`, as in typing, belong together when they are undone. */
  onDesignChange: (design: FigureDesign, step?: string) => void;
  /** Which details are still those of a sample person: their fields are empty, with the sample as placeholder. @default none */
  sampleDetails?: readonly (keyof ProfileDetails)[] | undefined;
  /** A name that the person's link suggests: one tap puts it on the box. */
  suggestedName?: string | undefined;
  /** Its texts, for another language; missing ones fall back to English. @default EDITOR_LABELS */
  labels?: Partial<EditorLabels> | undefined;
}

const NO_DETAILS: readonly (keyof ProfileDetails)[] = [];

/** The first choices of a figure: its name, its title, and the looks that people are known by. */
export function QuickEditor({
  design,
  onDesignChange,
  sampleDetails = NO_DETAILS,
  suggestedName,
  labels: ownLabels,
  className,
  ...rest
}: QuickEditorProps) {
  const { spec } = design;
  const labels = useMemo(() => mergeLabels(EDITOR_LABELS, ownLabels), [ownLabels]);
  const change = (changes: Partial<FigureSpec>, step?: string) =>
    onDesignChange({ ...design, spec: { ...spec, ...changes } }, step);
  return (
    <div {...rest} data-slot="quick-editor" className={cn("pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-4", className)}>
      <NameRow
        spec={spec}
        isSample={sampleDetails.includes("name")}
        suggestedName={suggestedName}
        onNameChange={(name, step) => change({ name }, step)}
        labels={labels}
      />
      <CountedField
        label={labels.jobTitle}
        value={sampleDetails.includes("jobTitle") ? "" : spec.jobTitle}
        placeholder={spec.jobTitle}
        limit={TEXT_LIMITS.jobTitle}
        onValueChange={(jobTitle, step) => change({ jobTitle }, step)}
        labels={labels}
      />
      <LookStrip spec={spec} onSelect={(look) => change(withFollowing(spec, look))} labels={labels} />
    </div>
  );
}

interface NameRowProps extends Pick<QuickEditorProps, "suggestedName"> {
  spec: FigureSpec;
  isSample: boolean;
  onNameChange: (name: string, step?: string) => void;
  labels: EditorLabels;
}

/** Puts the suggested name on the box with one tap; else, and after it, the name can be typed. */
function NameRow({ spec, isSample, suggestedName, onNameChange, labels }: NameRowProps) {
  const [isTyping, setTyping] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const isOffered = isSample && suggestedName !== undefined && !isTyping;
  return (
    // Takes the focus of the button that goes; a field would open the keyboard of a phone.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read before the field each time
    <div ref={row} role="group" aria-label={labels.name} tabIndex={-1} className="pf:outline-none">
      {isOffered ? (
        <div className="pf:grid pf:justify-items-center pf:gap-1">
          <Button
            variant="primary"
            size="lg"
            className="pf:w-full pf:wrap-anywhere"
            onClick={() => {
              onNameChange(suggestedName);
              row.current?.focus();
            }}
          >
            <UserRoundPen aria-hidden />
            <span>{labels.putName(suggestedName)}</span>
          </Button>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => {
              setTyping(true);
              row.current?.focus();
            }}
          >
            {labels.otherName}
          </Button>
        </div>
      ) : (
        <CountedField
          label={labels.name}
          value={isSample ? "" : spec.name}
          placeholder={spec.name}
          limit={TEXT_LIMITS.name}
          onValueChange={onNameChange}
          labels={labels}
          className="pf:[&_input]:type-item"
        />
      )}
    </div>
  );
}
