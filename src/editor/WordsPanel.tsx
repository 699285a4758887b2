"use client";
import { CountedField } from "../components/CountedField.tsx";
import { SkillsField } from "../components/SkillsField.tsx";
import { DESIGN_LIMITS, type FigureDesign } from "../figure/schema/design.ts";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import type { EditorLabels } from "./labels.ts";

interface WordsPanelProps {
  design: FigureDesign;
  onDesignChange: (design: FigureDesign, step?: string) => void;
  labels: EditorLabels;
}

/** The texts that are not always in view. */
export function WordsPanel({ design, onDesignChange, labels }: WordsPanelProps) {
  return (
    <div className="pf:grid pf:grid-cols-1 pf:gap-5">
      <CountedField
        label={labels.tagline}
        help={labels.taglineHelp}
        value={design.spec.tagline}
        limit={TEXT_LIMITS.tagline}
        onValueChange={(tagline, step) => onDesignChange({ ...design, spec: { ...design.spec, tagline } }, step)}
        labels={labels}
      />
      <SkillsField
        skills={design.skills}
        onSkillsChange={(skills) => onDesignChange({ ...design, skills })}
        labels={labels}
      />
      <CountedField
        label={labels.industry}
        value={design.industry}
        limit={DESIGN_LIMITS.industry}
        onValueChange={(industry, step) => onDesignChange({ ...design, industry }, step)}
        labels={labels}
      />
    </div>
  );
}
