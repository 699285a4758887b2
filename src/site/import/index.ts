export { useImport } from "./use-import.tsx";
