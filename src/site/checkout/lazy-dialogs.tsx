// Separate from DialogHost, which imports the store: the create page shows the selected plan without it.
import { LoaderCircle } from "lucide-react";
import { lazyPart } from "../layout/lazy-part.tsx";

const load = () => import("./dialogs.tsx");

const Opening = () => (
  <div className="pf:fixed pf:inset-0 pf:z-40 pf:grid pf:animate-fade pf:place-items-center pf:bg-backdrop">
    <p className="pf:flex pf:gap-3 pf:panel pf:p-panel">
      <LoaderCircle aria-hidden className="pf:animate-spin pf:motion-reduce:hidden" />
      Opening…
    </p>
  </div>
);

export const Dialogs = lazyPart(
  async () => {
    const { Dialogs, recoverBoughtFigures } = await load();
    void recoverBoughtFigures();
    return Dialogs;
  },
  { fallback: <Opening />, hideError: true },
);

export const SelectedPlan = lazyPart(() => load().then((module) => module.SelectedPlan), { fallback: null });
