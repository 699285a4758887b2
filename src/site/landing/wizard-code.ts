// Bundles the wizard's later steps into one chunk.
export { PillStep } from "./PillStep.tsx";
export { WizardPreview } from "./WizardPreview.tsx";
