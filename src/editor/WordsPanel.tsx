"use client";
import { CountedField } from "../components/CountedField.tsx";
import { SkillsField } from "../components/SkillsField.tsx";
import { DESIGN_LIMITS, type FigureDesign } from "../figure/schema/design.ts";
import { type FigureSpec, TEXT_LIMITS } from "../figure/schema/spec.ts";
import type { EditorLabels } from "./labels.ts";

interface WordsPanelProps {
  design: FigureDesign;
  onDesignChange: (design: FigureDesign, mergeKey?: string) => void;
  labels: EditorLabels;
}

/** Fields for all texts of a figure except the labels of its accessories. */
export function WordsPanel({ design, onDesignChange, labels }: WordsPanelProps) {
  const { spec } = design;
  const changeSpec = (change: Partial<FigureSpec>, mergeKey?: string) =>
    onDesignChange({ ...design, spec: { ...spec, ...change } }, mergeKey);
  return (
    <div className="pf:grid pf:grid-cols-1 pf:gap-5">
      <div className="pf:grid pf:grid-cols-1 pf:gap-x-4 pf:gap-y-5 pf:@bench:grid-cols-2">
        <CountedField
          label={labels.name}
          value={spec.name}
          limit={TEXT_LIMITS.name}
          onValueChange={(name, mergeKey) => changeSpec({ name }, mergeKey)}
          labels={labels}
        />
        <CountedField
          label={labels.jobTitle}
          value={spec.jobTitle}
          limit={TEXT_LIMITS.jobTitle}
          onValueChange={(jobTitle, mergeKey) => changeSpec({ jobTitle }, mergeKey)}
          labels={labels}
        />
      </div>
      <CountedField
        label={labels.tagline}
        description={labels.taglineHelp}
        value={spec.tagline}
        limit={TEXT_LIMITS.tagline}
        onValueChange={(tagline, mergeKey) => changeSpec({ tagline }, mergeKey)}
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
        onValueChange={(industry, mergeKey) => onDesignChange({ ...design, industry }, mergeKey)}
        labels={labels}
      />
    </div>
  );
}
