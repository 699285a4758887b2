export { DialogHost, SelectedPlan } from "./DialogHost.tsx";
export { useDialogs, useDownload } from "./dialog-context.ts";
export { PlanDialog } from "./PlanDialog.tsx";
export { useSwitchPlan } from "./use-switch-plan.ts";
