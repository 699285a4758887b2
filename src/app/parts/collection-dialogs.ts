// The dialogs of a collection as one piece of code: none of them is there on arrival.
export { Checkout } from "./Checkout.tsx";
export { ComparePlans } from "./ComparePlans.tsx";
export { DownloadFlow } from "./DownloadFlow.tsx";
