import { lazyPart } from "../router/lazy-part.tsx";

export { Checkout, type Order } from "./Checkout.tsx";
export { ComparePlans, useSwitchPlan } from "./ComparePlans.tsx";
export { useDownload } from "./use-download.tsx";

export const SelectedPlan = lazyPart(() => import("./SelectedPlan.tsx").then((module) => module.SelectedPlan), {
  fallback: null,
});
