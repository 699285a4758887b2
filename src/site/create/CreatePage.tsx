import { ArrowRight, LockKeyhole } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from "react";
import { creationReducer, PROCESSING_MS, startCreation } from "../../domain/creation.ts";
import { announce, Button, PillPicker, toast } from "../../index.ts";
import { SelectedPlan } from "../checkout/index.ts";
import { useImport } from "../import/index.ts";
import { Heading } from "../layout/Heading.tsx";
import { lazyPart } from "../layout/lazy-part.tsx";
import { NeedsScript } from "../layout/NeedsScript.tsx";
import { useVisit } from "../platform/visit.ts";
import { sampleDesign } from "../sample/profile.ts";
import { BoxClosing } from "./BoxClosing.tsx";
import { BoxPreview } from "./BoxPreview.tsx";
import { OpenError } from "./OpenError.tsx";
import { OwnFile } from "./OwnFile.tsx";
import { Processing } from "./Processing.tsx";
import { ProfileUrlForm } from "./ProfileUrlForm.tsx";
import { ResumeNotice } from "./ResumeNotice.tsx";
import { useFigureHistoryEntry } from "./use-figure-history-entry.ts";
import { makerOf, type OpenedFigure, useOpenFigure } from "./use-open-figure.ts";
import { useSelectedPlan } from "./use-selected-plan.ts";

const load = () => import("./preview-code.ts");
const fallback = <div aria-busy className="pf:panel pf:min-h-[100dvh]" />;

const Preview = lazyPart(() => load().then((module) => module.Preview), { fallback });
const SharedFigure = lazyPart(() => load().then((module) => module.SharedFigure), { fallback });

/** The create page: one card with three states (specification §2, §4). */
export function CreatePage() {
  const visit = useVisit();
  const plan = useSelectedPlan();
  const field = useRef<HTMLInputElement>(null);
  const processing = useRef<HTMLDivElement>(null);
  const [creation, dispatch] = useReducer(creationReducer, visit.type, startCreation);
  const { step, type } = creation;
  const previousStep = useRef(step);
  const [opened, setOpened] = useState<OpenedFigure>();
  /** The figure that was visible before Back, so that Forward can show it again. */
  const left = useRef<{ figure: OpenedFigure; link: string | undefined }>(undefined);
  const madeBy = opened?.isShared ? makerOf(opened.design) : undefined;

  const create = (link: string) => {
    visit.link = link;
    visit.submittedLink = link;
    dispatch({ type: "submit", link });
  };
  const finish = useEffectEvent(() => {
    setOpened({ design: sampleDesign(type), isMade: true, key: 0 });
    dispatch({ type: "finish" });
  });
  useEffect(() => {
    if (step !== "processing") return;
    // Fetches the preview's code during the processing step.
    Preview.preload().catch(() => {});
    const timer = setTimeout(() => finish(), PROCESSING_MS);
    return () => clearTimeout(timer);
  }, [step]);

  // A layout effect, so that the announcement and the focus are in the new step's first frame.
  useLayoutEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    if (step === "processing") {
      announce("Creating your action figure...");
      processing.current?.focus();
    }
    if (step === "preview") announce(madeBy ? `${madeBy} made this figure` : "Your preview is ready");
    if (step === "input") field.current?.focus();
  }, [step, madeBy]);

  const showForm = () => {
    visit.submittedLink = undefined;
    setOpened(undefined);
    dispatch({ type: "startOver" });
  };
  const leave = () => {
    // The router may already have opened the figure in the URL.
    if (step === "input" || opened?.url === window.location.href) return;
    if (!opened?.url) left.current = opened && { figure: opened, link: visit.submittedLink };
    showForm();
  };
  const historyEntry = useFigureHistoryEntry(step, {
    onForm: leave,
    onFigure: () => {
      if (!left.current) return leave();
      const { figure, link } = left.current;
      visit.submittedLink = link;
      setOpened(figure);
      dispatch({ type: "open", characterType: figure.design.spec.type });
    },
  });
  const opening = useOpenFigure((next) => {
    if (!next.url) historyEntry.enter();
    setOpened(next);
    dispatch({ type: "open", characterType: next.design.spec.type });
  });
  const importing = useImport({
    design: sampleDesign(type),
    onUse: (edited) => opening.openEdited(sampleDesign(type), edited),
    onFigure: opening.openFigure,
  });
  // Opens the figure from the landing page's wizard. Called in a layout effect, so that the form is never visible.
  const openMade = useEffectEvent(() => {
    const { wizardDesign } = visit;
    visit.wizardDesign = undefined;
    if (wizardDesign) opening.openEdited(wizardDesign, wizardDesign);
  });
  useLayoutEffect(() => openMade(), []);
  const startOver = () => {
    visit.link = "";
    visit.ownText = undefined;
    left.current = undefined;
    showForm();
    historyEntry.leave();
  };
  const hasUnsavedChanges = opened?.url && opened.resumed;
  useEffect(() => {
    if (hasUnsavedChanges) toast("With your unsaved changes. Start Over discards them.");
  }, [hasUnsavedChanges]);

  return (
    <div className="pf:page-width pf:grid pf:gap-8 pf:pt-8 pf:pb-section pf:md:pt-14">
      <Heading className="pf:type-section">Create Your Action Hero</Heading>
      {opening.status && opening.status !== "opening" ? (
        <OpenError
          code={opening.status}
          onRetry={opening.retry}
          onDismiss={() => {
            field.current?.focus();
            historyEntry.clearUrl();
          }}
        />
      ) : null}
      {step === "processing" ? null : (
        <ResumeNotice
          key={step}
          isOffered={step === "input" ? opening.status !== "opening" : opened?.url !== undefined && !opened.resumed}
          onResume={(draft) => void opening.resume(draft)}
        />
      )}
      {opened?.isShared ? (
        <SharedFigure
          design={opened.design}
          onMakeOwn={startOver}
          onOpenCopy={() => setOpened({ ...opened, isShared: false })}
        />
      ) : opened ? (
        <BoxClosing isPlayed={opened.isMade ?? false}>
          <Preview key={opened.key} start={opened} onStartOver={startOver} onFigure={opening.openFigure} />
        </BoxClosing>
      ) : (
        <div className="pf:grid pf:items-start pf:gap-x-6 pf:gap-y-10 pf:min-[48rem]:grid-cols-[3fr_2fr] pf:lg:grid-cols-2 pf:lg:gap-x-10">
          <div className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-8 pf:panel pf:p-panel">
            {step === "input" && plan ? (
              <div className="pf:min-h-target">
                <SelectedPlan plan={plan} />
              </div>
            ) : null}
            {creation.step === "input" ? (
              <ProfileUrlForm
                inputRef={field}
                className="pf:gap-8"
                defaultValue={visit.link}
                error={creation.error}
                onSubmit={create}
                action={
                  <Button type="submit" variant="primary" size="lg" isCompact>
                    Create My Figure
                    <ArrowRight aria-hidden />
                  </Button>
                }
              >
                <PillPicker
                  value={type}
                  onValueChange={(next) => {
                    visit.type = next;
                    dispatch({ type: "select", characterType: next });
                  }}
                />
              </ProfileUrlForm>
            ) : (
              // Gets the focus when the form is removed. The label is short, because a live region announces the rest.
              <Processing
                ref={processing}
                role="group"
                aria-label="Progress"
                tabIndex={-1}
                type={type}
                className="pf:outline-none pf:min-[48rem]:min-h-[min(28rem,50vh)]"
              />
            )}
            <p className="pf:flex pf:gap-2 pf:text-muted pf:text-small pf:wrap-anywhere">
              <LockKeyhole aria-hidden className="pf:mt-0.5 pf:size-5 pf:shrink-0" />
              Demo: your link never leaves this browser. You’ll start with sample details.
            </p>
            {step === "input" ? <OwnFile onOpen={importing.open} /> : null}
            <NeedsScript />
          </div>
          <BoxPreview type={type} isMaking={step === "processing"} />
        </div>
      )}
      {importing.dialog}
    </div>
  );
}
