"use client";
import { UserRoundPen } from "lucide-react";
import { type ComponentProps, type ReactNode, useMemo, useRef, useState } from "react";
import { CountedField } from "../components/CountedField.tsx";
import type { Outfit } from "../figure/parts/outfit/options.ts";
import { type FigureDesign, writeDetails } from "../figure/schema/design.ts";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { Button } from "../primitives/Button.tsx";
import { LookPickers } from "./LookPickers.tsx";
import { EDITOR_LABELS, type EditorLabels } from "./labels.ts";
import { type FieldText, textOf } from "./text-of.ts";
import { withFollowing } from "./with-following.ts";

export interface QuickEditorProps extends Omit<ComponentProps<"div">, "children"> {
  /** Shown between the title and the looks, such as an offer for the title. */
  children?: ReactNode;
  /** The outfits to show first, such as those of the title's trade. @default none */
  outfits?: readonly Outfit[] | undefined;
  /** The design to edit. Its `placeholders` are shown as placeholders of empty fields. */
  design: FigureDesign;
  /** Called with the changed design. Successive changes with the same `mergeKey`, as from typing, are one undo step. */
  onDesignChange: (design: FigureDesign, mergeKey?: string) => void;
  /** A name to suggest, such as one from the profile link. A button puts it on the box. */
  suggestedName?: string | undefined;
  /** The editor's translated texts. Missing texts are in English. @default EDITOR_LABELS */
  labels?: Translations<EditorLabels> | undefined;
}

/** A short editor for a first likeness: name, title, and the most recognizable looks. */
export function QuickEditor({
  design,
  onDesignChange,
  suggestedName,
  outfits = [],
  labels: ownLabels,
  className,
  children,
  ...rest
}: QuickEditorProps) {
  const { spec } = design;
  const labels = useMemo(() => mergeLabels(EDITOR_LABELS, ownLabels), [ownLabels]);
  const write = (detail: "name" | "jobTitle") => (text: string, mergeKey?: string) =>
    onDesignChange(writeDetails(design, { [detail]: text }), mergeKey);
  return (
    <div
      {...rest}
      data-slot="quick-editor"
      className={cn("pf:@container pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-4", className)}
    >
      <NameRow {...textOf(design, "name")} suggestedName={suggestedName} onNameChange={write("name")} labels={labels} />
      <CountedField
        label={labels.jobTitle}
        {...textOf(design, "jobTitle")}
        limit={TEXT_LIMITS.jobTitle}
        onValueChange={write("jobTitle")}
        labels={labels}
      />
      {children}
      <LookPickers
        spec={spec}
        outfits={outfits}
        onSelect={(look) => onDesignChange({ ...design, spec: { ...spec, ...withFollowing(spec, look) } })}
        labels={labels}
      />
    </div>
  );
}

interface NameRowProps extends FieldText, Pick<QuickEditorProps, "suggestedName"> {
  onNameChange: (name: string, mergeKey?: string) => void;
  labels: EditorLabels;
}

/** Offers the suggested name as a button. Without a suggestion, or after a click on a button, it shows a text field. */
function NameRow({ value, placeholder, suggestedName, onNameChange, labels }: NameRowProps) {
  const [isTyping, setTyping] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const isOffered = placeholder !== undefined && suggestedName !== undefined && !isTyping;
  return (
    // This group gets focus when the button disappears. Focusing the text field would open a phone's keyboard.
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
          value={value}
          placeholder={placeholder}
          limit={TEXT_LIMITS.name}
          onValueChange={(name, mergeKey) => {
            // The field must not become a button under the caret.
            if (name === "") setTyping(true);
            onNameChange(name, mergeKey);
          }}
          labels={labels}
          className="pf:[&_input]:type-item"
        />
      )}
    </div>
  );
}
