// Bundles the page's dialogs into one chunk, which is fetched after the page has loaded.
export { DownloadFlow } from "../downloads/index.ts";
export { recoverBoughtFigures } from "../figure-session/collect.ts";
export { Checkout } from "./Checkout.tsx";
export { ComparePlans } from "./ComparePlansDialog.tsx";
