export { useFileTarget } from "./use-file-target.ts";
export { useImport } from "./use-import.tsx";
