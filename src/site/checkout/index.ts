import { lazyPart } from "../shell/lazy-part.tsx";

export { Checkout } from "./Checkout.tsx";
export { ComparePlans, useSwitchPlan } from "./ComparePlans.tsx";

export const ChosenPlan = lazyPart(() => import("./ChosenPlan.tsx").then((module) => module.ChosenPlan), {
  fallback: null,
});
