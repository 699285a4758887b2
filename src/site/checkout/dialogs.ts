// The page's dialogs as one chunk, which is not needed on page load.
export { DownloadFlow } from "../downloads/index.ts";
export { recoverBoughtFigures } from "../figure-session/collect.ts";
export { Checkout } from "./Checkout.tsx";
export { ComparePlans } from "./ComparePlansDialog.tsx";
