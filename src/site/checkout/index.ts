export { DialogHost } from "./DialogHost.tsx";
export { useDialogs, useDownload } from "./dialog-context.ts";
export { Dialogs, SelectedPlan } from "./lazy-dialogs.tsx";
export { PlanDialog } from "./PlanDialog.tsx";
export { useSwitchPlan } from "./use-switch-plan.ts";
