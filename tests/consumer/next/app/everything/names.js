/** Components that need a callback, which a server component cannot pass. */
export const INTERACTIVE = [
  "CountedField",
  "Dropzone",
  "EditorToolbar",
  "FigureEditor",
  "QuickEditor",
  "SearchField",
  "SkillsField",
  "ThemeButton",
  "TypeSwitch",
];
