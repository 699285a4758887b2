// The parts of docs pages. preview.tsx loads them only for such a page.
export { Changelog } from "./Changelog.tsx";
export { DocsFrame } from "./DocsFrame.tsx";
export { DoDont } from "./DoDont.tsx";
export { PageTitle } from "./PageTitle.tsx";
export { SourceFile } from "./SourceFile.tsx";
export { StoryCanvas } from "./StoryCanvas.tsx";
export { WhenIdle } from "./WhenIdle.tsx";
