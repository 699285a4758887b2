import { LockKeyhole } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Processing } from "../../index.ts";
import { ChosenPlan } from "../checkout/index.ts";
import { useImport } from "../import/index.ts";
import { sampleDesign } from "../sample/profile.ts";
import { Heading } from "../shell/Heading.tsx";
import { lazyPart } from "../shell/lazy-part.tsx";
import { NeedsScript } from "../shell/NeedsScript.tsx";
import { useVisit } from "../shell/visit.ts";
import { BoxClosing } from "./BoxClosing.tsx";
import { BoxPreview } from "./BoxPreview.tsx";
import { CreateForm } from "./CreateForm.tsx";
import { OpenError } from "./OpenError.tsx";
import { OwnFile } from "./OwnFile.tsx";
import type { OpenedFigure } from "./opened-figure.ts";
import { ResumeNotice } from "./ResumeNotice.tsx";
import { useChosenPlan } from "./use-chosen-plan.ts";
import { useCreation } from "./use-creation.ts";
import { useFigureHistoryEntry } from "./use-figure-history-entry.ts";
import { useOpenFigure } from "./use-open-figure.ts";

const Preview = lazyPart(
  async () => {
    const { Editor, Preview } = await import("./Preview.tsx");
    // If the editor cannot be fetched now, its own place says so later.
    await Editor.preload().catch(() => {});
    return Preview;
  },
  { fallback: <div aria-busy className="pf:panel pf:min-h-[100dvh]" /> },
);

/** The create page: one card with three states (specification §2, §4). */
export function CreatePage() {
  const visit = useVisit();
  const plan = useChosenPlan();
  const field = useRef<HTMLInputElement>(null);
  const processing = useRef<HTMLDivElement>(null);
  const [creation, dispatch] = useCreation({ field, processing });
  const { step, type } = creation;
  const [opened, setOpened] = useState<OpenedFigure>();

  // The preview and all that it needs are fetched while the figure is being made.
  useEffect(() => {
    if (step === "processing") Preview.preload().catch(() => {});
  }, [step]);

  const showForm = () => {
    visit.link = "";
    visit.sentLink = undefined;
    setOpened(undefined);
    dispatch({ kind: "startOver" });
  };
  const entry = useFigureHistoryEntry(step, () => {
    if (step !== "input") showForm();
  });
  const opening = useOpenFigure((next) => {
    if (!next.isFromUrl) entry.push();
    setOpened(next);
    dispatch({ kind: "open", type: next.design.spec.type });
  });
  const importing = useImport({
    design: sampleDesign(type),
    onUse: (edited) => opening.openEdited(sampleDesign(type), edited),
    onFigure: opening.openFigure,
  });
  const startOver = () => {
    showForm();
    // A figure that the URL names has no form behind it to go back to.
    if (opened?.isFromUrl) entry.clearUrl();
    else entry.back();
  };

  return (
    <div className="pf:page-width pf:grid pf:gap-8 pf:pt-8 pf:pb-section pf:md:pt-14">
      <Heading className="pf:type-section">Create Your Action Hero</Heading>
      {opening.error ? (
        <OpenError
          code={opening.error}
          onDismiss={() => {
            opening.clearError();
            field.current?.focus();
            entry.clearUrl();
          }}
        />
      ) : null}
      {step === "input" ? <ResumeNotice onResume={() => void opening.resume()} /> : null}
      {step === "preview" ? (
        <BoxClosing isPlayed={!opened || opened.edited !== undefined}>
          <Preview
            key={opened?.key}
            start={opened ?? { design: sampleDesign(type), draft: null }}
            onStartOver={startOver}
            onFigure={opening.openFigure}
          />
        </BoxClosing>
      ) : (
        <div className="pf:grid pf:items-start pf:gap-10 pf:lg:grid-cols-2">
          <div className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-8 pf:panel pf:p-panel">
            {creation.step === "input" ? (
              <CreateForm creation={creation} dispatch={dispatch} fieldRef={field} />
            ) : (
              // Takes the focus of the form that is gone. Its name is short: the live region says the rest.
              <Processing
                ref={processing}
                role="group"
                aria-label="Progress"
                tabIndex={-1}
                type={type}
                className="pf:outline-none pf:lg:min-h-[min(28rem,50vh)]"
              />
            )}
            {step === "input" && plan ? (
              <div className="pf:min-h-target">
                <ChosenPlan plan={plan} />
              </div>
            ) : null}
            <p className="pf:flex pf:gap-2 pf:text-muted pf:text-small pf:[overflow-wrap:anywhere]">
              <LockKeyhole aria-hidden className="pf:mt-0.5 pf:size-5 pf:shrink-0" />A demonstration: your link stays in
              this browser and the details shown are samples.
            </p>
            {step === "input" ? <OwnFile onOpen={importing.open} /> : null}
            <NeedsScript />
          </div>
          <BoxPreview type={type} isMade={step === "processing"} />
        </div>
      )}
      {importing.dialog}
    </div>
  );
}
