import { lazyPart } from "../layout/lazy-part.tsx";

export { DialogHost, preloadDialogs } from "./DialogHost.tsx";
export { useDialogs, useDownload } from "./dialog-context.ts";
export { PlanDialog } from "./PlanDialog.tsx";
export { useSwitchPlan } from "./use-switch-plan.ts";

export const SelectedPlan = lazyPart(() => import("./SelectedPlan.tsx").then((module) => module.SelectedPlan), {
  fallback: null,
});
