"use client";

// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { Dropzone, ThemeButton, TypeSwitch } from "profigure";
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { EditorToolbar, FigureEditor, QuickEditor } from "profigure/editor";

const nothing = () => {};

/** @param {{ design: import("profigure/figure").FigureDesign }} props */
export function Interactive({ design }) {
  return (
    <>
      <Dropzone onFiles={nothing}>A PDF</Dropzone>
      <ThemeButton value="light" onValueChange={nothing} />
      <TypeSwitch value="hero" onValueChange={nothing} />
      <EditorToolbar canUndo canRedo={false} onUndo={nothing} onRedo={nothing} onSurprise={nothing} />
      <QuickEditor design={design} onDesignChange={nothing} />
      <FigureEditor design={design} onDesignChange={nothing} />
    </>
  );
}
