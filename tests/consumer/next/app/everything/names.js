/** Components that need a callback, which a server component cannot pass. */
export const INTERACTIVE = ["Dropzone", "EditorToolbar", "FigureEditor", "QuickEditor", "ThemeButton", "TypeSwitch"];
