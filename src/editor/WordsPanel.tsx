"use client";
import { CountedField } from "../components/CountedField.tsx";
import { DESIGN_LIMITS, type FigureDesign, writeDetails } from "../figure/schema/design.ts";
import { TEXT_LIMITS } from "../figure/schema/spec.ts";
import type { EditorLabels } from "./labels.ts";
import { SkillsField } from "./SkillsField.tsx";
import { textOf } from "./text-of.ts";

interface WordsPanelProps {
  design: FigureDesign;
  onDesignChange: (design: FigureDesign, mergeKey?: string) => void;
  labels: EditorLabels;
}

/** Fields for all texts of a figure except the labels of its accessories. */
export function WordsPanel({ design, onDesignChange, labels }: WordsPanelProps) {
  const { spec } = design;
  const write = (detail: "name" | "jobTitle" | "industry") => (text: string, mergeKey?: string) =>
    onDesignChange(writeDetails(design, { [detail]: text }), mergeKey);
  return (
    <div className="pf:grid pf:grid-cols-1 pf:gap-5">
      <div className="pf:grid pf:grid-cols-1 pf:gap-x-4 pf:gap-y-5 pf:@bench:grid-cols-2">
        <CountedField
          label={labels.name}
          {...textOf(design, "name")}
          limit={TEXT_LIMITS.name}
          onValueChange={write("name")}
          labels={labels}
        />
        <CountedField
          label={labels.jobTitle}
          {...textOf(design, "jobTitle")}
          limit={TEXT_LIMITS.jobTitle}
          onValueChange={write("jobTitle")}
          labels={labels}
        />
      </div>
      <CountedField
        label={labels.tagline}
        description={labels.taglineHelp}
        value={spec.tagline}
        limit={TEXT_LIMITS.tagline}
        onValueChange={(tagline, mergeKey) => onDesignChange({ ...design, spec: { ...spec, tagline } }, mergeKey)}
        labels={labels}
      />
      <SkillsField
        skills={design.skills}
        onSkillsChange={(skills) => onDesignChange(writeDetails(design, { skills }))}
        labels={labels}
      />
      <CountedField
        label={labels.industry}
        {...textOf(design, "industry")}
        limit={DESIGN_LIMITS.industry}
        onValueChange={write("industry")}
        labels={labels}
      />
    </div>
  );
}
