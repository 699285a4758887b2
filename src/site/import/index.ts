export { GAP_MESSAGES, IMPORT_ERRORS } from "./messages.ts";
export { type FileResult, readFiles } from "./read-files.ts";
export type { ImportError, ImportResult } from "./reader.ts";
