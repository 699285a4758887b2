/** `profigure/editor`: the figure editor, its parts and its undo history. */

export { type EditingAction, type EditingState, editingReducer, startEditing } from "./domain/editing.ts";
export { AccessoryPicker, type AccessoryPickerProps } from "./editor/AccessoryPicker.tsx";
export { AccessoryPicture, type AccessoryPictureProps } from "./editor/AccessoryPicture.tsx";
export { EditorToolbar, type EditorToolbarLabels, type EditorToolbarProps } from "./editor/EditorToolbar.tsx";
export { type EditorTab, FigureEditor, type FigureEditorProps } from "./editor/FigureEditor.tsx";
export { LookPicture, type LookPictureProps } from "./editor/LookPicture.tsx";
export { EDITOR_LABELS, type EditorLabels } from "./editor/labels.ts";
export { QuickEditor, type QuickEditorProps } from "./editor/QuickEditor.tsx";
export { SkillsField, type SkillsFieldProps } from "./editor/SkillsField.tsx";
export type { SkillsLabels } from "./editor/skills-labels.ts";
export { useUndoKeys } from "./primitives/use-undo-keys.ts";
