"use client";

// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { CountedField, Dropzone, SearchField, ThemeButton, TypeSwitch } from "profigure";
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { EditorToolbar, FigureEditor, QuickEditor, SkillsField } from "profigure/editor";

const nothing = () => {};

/** @param {{ design: import("profigure/figure").FigureDesign }} props */
export function Interactive({ design }) {
  return (
    <>
      <CountedField label="Motto" value="Ride on" limit={40} onValueChange={nothing} />
      <Dropzone onFiles={nothing}>A PDF</Dropzone>
      <SearchField label="Search" value="" onValueChange={nothing} />
      <SkillsField skills={["Climbing"]} onSkillsChange={nothing} />
      <ThemeButton value="light" onValueChange={nothing} />
      <TypeSwitch value="hero" onValueChange={nothing} />
      <EditorToolbar canUndo canRedo={false} onUndo={nothing} onRedo={nothing} onSurprise={nothing} />
      <QuickEditor design={design} onDesignChange={nothing} />
      <FigureEditor design={design} onDesignChange={nothing} />
    </>
  );
}
