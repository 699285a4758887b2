/** `profigure/editor`: the figure editor, its toolbar and its undo history. */

export { type EditingAction, type EditingState, editingReducer, startEditing } from "./domain/editing.ts";
export { EditorToolbar, type EditorToolbarLabels, type EditorToolbarProps } from "./editor/EditorToolbar.tsx";
export { type EditorTab, FigureEditor, type FigureEditorProps } from "./editor/FigureEditor.tsx";
export { EDITOR_LABELS, type EditorLabels } from "./editor/labels.ts";
export { QuickEditor, type QuickEditorProps } from "./editor/QuickEditor.tsx";
export { useUndoKeys } from "./primitives/use-undo-keys.ts";
