import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from "react";
import { openSpec } from "../../figure/schema/design.ts";
import type { FigureSpec } from "../../figure.ts";
import { announce, toast } from "../../index.ts";
import { Dialogs } from "../checkout/index.ts";
import { useImport } from "../import/index.ts";
import { focusOnMount } from "../layout/focus.ts";
import { Heading } from "../layout/Heading.tsx";
import { lazyPart } from "../layout/lazy-part.tsx";
import { useVisit } from "../platform/visit.ts";
import { sampleDesign } from "../sample/profile.ts";
import { CreateForm } from "./CreateForm.tsx";
import { creationReducer, type OpenedFigure, PROCESSING_MS, startCreation } from "./creation.ts";
import { OpenError } from "./OpenError.tsx";
import { ResumeNotice } from "./ResumeNotice.tsx";
import { useFigureHistoryEntry } from "./use-figure-history-entry.ts";
import { makerOf, useOpenFigure } from "./use-open-figure.ts";

const load = () => import("./preview-code.ts");
const fallback = <div aria-busy className="pf:panel pf:min-h-[100dvh]" />;

const Preview = lazyPart(() => load().then((module) => module.Preview), { fallback });
const SharedFigure = lazyPart(() => load().then((module) => module.SharedFigure), { fallback });

/** Fetches the code of the preview and the checkout, even under Save-Data, while the person waits or types. */
const preloadPreview = () =>
  void Preview.preload()
    .then(Dialogs.preload)
    .catch(() => {});

/** The create page: one card with three states (specification §2, §4). */
export function CreatePage() {
  const visit = useVisit();
  const [creation, dispatch] = useReducer(creationReducer, visit.type, startCreation);
  const { step, type, opening } = creation;
  const figure = step === "figure" ? creation.figure : undefined;
  const field = useRef<HTMLInputElement>(null);
  const processing = useRef<HTMLDivElement>(null);
  /** The first choices of the preview, where the person continues after an import. */
  const choices = useRef<HTMLElement>(null);

  useEffect(() => {
    if (step !== "processing") return;
    preloadPreview();
    const finish = () => {
      const capsule = processing.current?.querySelector("[data-slot=capsule]");
      dispatch({ type: "finish", capsule: capsule?.getBoundingClientRect() });
    };
    const timer = setTimeout(finish, PROCESSING_MS);
    return () => clearTimeout(timer);
  }, [step]);

  const historyEntry = useFigureHistoryEntry(step, dispatch);
  const open = (next: OpenedFigure) => {
    if (!next.url) historyEntry.enter();
    dispatch({ type: "open", figure: next });
  };
  const openFigure = (spec: FigureSpec) => open({ design: openSpec(spec) });
  const { resume, retry } = useOpenFigure(dispatch, open);
  const importing = useImport({
    design: sampleDesign(type),
    payment: "unpaid",
    onUse: (edited) => open({ design: sampleDesign(type), edited, isMade: true }),
    onFigure: openFigure,
    returnFocus: choices,
  });
  // Opens the figure from the landing page's wizard. Called in a layout effect, so that the form is never visible.
  const openMade = useEffectEvent(() => {
    const { wizardDesign } = visit;
    visit.wizardDesign = undefined;
    if (wizardDesign) open({ design: sampleDesign(wizardDesign.spec.type), edited: wizardDesign, isMade: true });
  });
  useLayoutEffect(() => openMade(), []);

  const madeBy = figure?.isShared ? makerOf(figure.design) : undefined;
  const previousStep = useRef(step);
  // A layout effect, so that the announcement and the focus are in the new step's first frame.
  useLayoutEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    if (step === "processing") {
      announce("Creating your action figure...");
      processing.current?.focus();
    }
    // The heading of a shared figure gets the focus, which is announced.
    if (step === "figure" && !madeBy) announce("Your preview is ready");
    if (step === "form") field.current?.focus();
  }, [step, madeBy]);
  const hasUnsavedChanges = figure?.url && figure.resumed;
  useEffect(() => {
    if (hasUnsavedChanges) toast("With your unsaved changes. Start Over discards them.");
  }, [hasUnsavedChanges]);

  const startOver = () => {
    visit.link = "";
    visit.ownLines = undefined;
    dispatch({ type: "startOver" });
    historyEntry.leave();
  };

  return (
    <div
      className={`pf:page-width pf:grid pf:grid-cols-1 pf:pb-section ${madeBy ? "pf:gap-4 pf:pt-5 pf:**:scroll-mb-20" : "pf:gap-8 pf:pt-8 pf:max-md:**:scroll-mb-20 pf:md:pt-14"}`}
    >
      {madeBy ? (
        <div className="pf:grid pf:grid-cols-1 pf:gap-1 pf:text-center">
          <Heading
            ref={focusOnMount}
            className="pf:type-section pf:wrap-anywhere pf:outline-none pf:max-[22.5rem]:text-[8.2vw]"
          >
            <bdi>{madeBy}</bdi> made this figure
          </Heading>
          <p className="pf:type-lead pf:text-muted">Your turn. Hero or villain?</p>
        </div>
      ) : (
        <Heading className="pf:type-section">Create Your Action Hero</Heading>
      )}
      {opening && opening !== "opening" ? (
        <OpenError
          code={opening}
          onRetry={retry}
          onDismiss={() => {
            field.current?.focus();
            historyEntry.clearUrl();
          }}
        />
      ) : null}
      {step === "processing" ? null : (
        <ResumeNotice
          key={step}
          isOffered={step === "form" ? opening !== "opening" : figure?.url !== undefined && !figure.resumed}
          onResume={(draft) => void resume(draft)}
        />
      )}
      {creation.step !== "figure" ? (
        <CreateForm
          creation={creation}
          field={field}
          processing={processing}
          onSelect={(characterType) => {
            visit.type = characterType;
            dispatch({ type: "select", characterType });
          }}
          onSubmit={(link) => {
            visit.link = link;
            dispatch({ type: "submit", link });
          }}
          onOwnDetails={(files) => {
            preloadPreview();
            importing.open(files);
          }}
        />
      ) : creation.figure.isShared ? (
        <SharedFigure
          design={creation.figure.design}
          onMakeOwn={startOver}
          onOpenCopy={(edited) => dispatch({ type: "copy", edited })}
        />
      ) : (
        <Preview
          key={creation.key}
          start={creation.figure}
          choices={choices}
          onStartOver={startOver}
          onFigure={openFigure}
        />
      )}
      {importing.dialog}
    </div>
  );
}
