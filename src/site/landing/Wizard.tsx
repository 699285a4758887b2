import { ArrowRight } from "lucide-react";
import { useDeferredValue, useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { validateProfileUrl } from "../../domain/profile-link.ts";
import { startWizard, WIZARD_STEPS, wizardReducer } from "../../domain/wizard.ts";
import type { CharacterType } from "../../figure.ts";
import { announce, Button } from "../../index.ts";
import { ProfileUrlForm } from "../create/index.ts";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { lazyPart } from "../layout/lazy-part.tsx";
import { NeedsScript } from "../layout/NeedsScript.tsx";
import { useVisit } from "../platform/visit.ts";
import { WizardSteps } from "./WizardSteps.tsx";

const load = () => import("./wizard-code.ts");
const PillStep = lazyPart(() => load().then((module) => module.PillStep));
const WizardPreview = lazyPart(() => load().then((module) => module.WizardPreview));

/** Delay in milliseconds before the panel changes, so that the selected pill's animation is visible. */
const SELECTED_MS = 330;

const TEXTS = {
  1: { title: "Start with your LinkedIn link.", lead: "Three steps. See the whole figure before you buy." },
  2: {
    title: "Pick a side.",
    lead: "Blue or red. You can switch sides any time.",
  },
  3: {
    title: "Meet your figure.",
    lead: "This is a sample. We didn’t open your link.",
  },
} as const;

/** The landing page's wizard with three steps (specification §4). */
export function Wizard() {
  const visit = useVisit();
  const [wizard, dispatch] = useReducer(wizardReducer, undefined, startWizard);
  const [selected, setSelected] = useState<CharacterType>();
  const field = useRef<HTMLInputElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // Deferred, so that progress and heading change in the first frame after the click, and the panel in the next.
  const deferred = useDeferredValue(wizard);
  const panel = deferred.step === wizard.step ? wizard : deferred;
  const previousStep = useRef(panel.step);

  // A layout effect, so that the focus is visible in the new step's first frame.
  useLayoutEffect(() => {
    if (previousStep.current === panel.step) return;
    previousStep.current = panel.step;
    if (panel.step !== 2) (panel.step === 1 ? field : heading).current?.focus();
    announce(`Step ${panel.step} of ${WIZARD_STEPS.length}: ${WIZARD_STEPS[panel.step - 1]}`);
    // Fetches the drawing engine, which is not prefetched under Save-Data. If that fails, step 3 reports it.
    if (panel.step === 2) WizardPreview.preload().catch(() => {});
  }, [panel.step]);

  useEffect(() => {
    if (!selected) return;
    const timer = setTimeout(() => {
      setSelected(undefined);
      dispatch({ type: "select", characterType: selected });
    }, SELECTED_MS);
    return () => clearTimeout(timer);
  }, [selected]);

  const submit = (link: string) => {
    if (!validateProfileUrl(link)) visit.link = link;
    dispatch({ type: "submit", link });
  };
  const select = (type: CharacterType) => {
    visit.type = type;
    // A second click during the delay takes effect immediately.
    const isAtOnce = selected !== undefined || matchMedia("(prefers-reduced-motion: reduce)").matches;
    setSelected(isAtOnce ? undefined : type);
    if (isAtOnce) dispatch({ type: "select", characterType: type });
  };
  const back = () => {
    setSelected(undefined);
    dispatch({ type: "back" });
  };
  const restart = () => {
    visit.link = "";
    dispatch({ type: "restart" });
  };

  return (
    <section aria-labelledby="wizard-heading" className="pf:band pf:border-frame pf:border-b-3 pf:py-10 pf:md:py-14">
      <div className="pf:page-width pf:grid pf:grid-cols-1 pf:items-center pf:gap-8 pf:lg:grid-cols-[minmax(0,0.78fr)_minmax(0,1.12fr)] pf:lg:gap-10">
        <div className="pf:grid pf:grid-cols-1 pf:gap-4">
          <h2
            id="wizard-heading"
            ref={heading}
            tabIndex={-1}
            className="pf:type-section pf:outline-none pf:lg:max-w-[12ch]"
          >
            {TEXTS[wizard.step].title}
          </h2>
          <p className="pf:type-lead pf:text-balance pf:lg:max-w-[36ch]">{TEXTS[wizard.step].lead}</p>
        </div>
        <div className="pf:grid pf:grid-cols-1 pf:content-start pf:gap-8 pf:rounded-lg pf:border-2 pf:border-frame pf:bg-surface pf:p-5 pf:text-ink pf:shadow-lift pf:md:rounded-xl pf:md:p-10">
          <WizardSteps current={wizard.step} />
          {panel.step === 1 ? (
            <ProfileUrlForm
              inputRef={field}
              defaultValue={visit.link}
              error={panel.error}
              onSubmit={submit}
              action={
                <Button type="submit" variant="ink" size="lg" className="pf:w-full">
                  Continue
                  <ArrowRight aria-hidden />
                </Button>
              }
            />
          ) : null}
          <NeedsScript />
          {panel.step === 2 ? (
            <ErrorBoundary>
              <PillStep selected={selected} onSelect={select} onBack={back} />
            </ErrorBoundary>
          ) : null}
          {panel.step === 3 ? (
            <ErrorBoundary>
              <WizardPreview type={panel.type} onRestart={restart} />
            </ErrorBoundary>
          ) : null}
        </div>
      </div>
    </section>
  );
}
