// The dialogs of a collection as one piece of code: none of them is there on arrival.
export { Checkout, ComparePlans } from "../checkout/index.ts";
export { DownloadFlow } from "../downloads/index.ts";
export { buyFigure } from "../store/buy-figure.ts";
