// The dialogs of a page as one piece of code: none of them is there on arrival.
export { DownloadFlow } from "../downloads/index.ts";
export { recoverBoughtFigures } from "../figure-session/bought-figures.ts";
export { Checkout } from "./Checkout.tsx";
export { ComparePlans } from "./ComparePlans.tsx";
