import { ArrowRight, LockKeyhole } from "lucide-react";
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { creationReducer, PROCESSING_MS, startCreation } from "../../domain/creation.ts";
import { Button, PillPicker, Processing, ProfileUrlForm, useAnnounce } from "../../index.ts";
import { ChosenPlan } from "../checkout/index.ts";
import { sampleDesign } from "../sample/profile.ts";
import { Heading } from "../shell/Heading.tsx";
import { lazyPart } from "../shell/lazy-part.tsx";
import { NeedsScript } from "../shell/NeedsScript.tsx";
import { useSession } from "../shell/session.ts";
import { BoxPreview } from "./BoxPreview.tsx";
import { OpenFigure } from "./OpenFigure.tsx";
import { useBack } from "./use-back.ts";
import { type OpenedFigure, useOpenFigure } from "./use-open-figure.tsx";

const Preview = lazyPart(
  async () => {
    const { Editor, Preview } = await import("./Preview.tsx");
    // If the editor cannot be fetched now, its own place says so later.
    await Editor.preload().catch(() => {});
    return Preview;
  },
  { fallback: <div aria-busy className="pf:panel pf:min-h-[100dvh]" /> },
);

/** State of a history entry that shows a figure, with the form's entry behind it. */
const FIGURE_ENTRY = "figure";

/** The create page: one card with three states (specification §2, §4). */
export function CreatePage() {
  const session = useSession();
  const announce = useAnnounce();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const [creation, dispatch] = useReducer(creationReducer, session.type, startCreation);
  const { step, type } = creation;
  const [isClosing, setClosing] = useState(false);
  const [opened, setOpened] = useState<OpenedFigure>();
  const field = useRef<HTMLInputElement>(null);
  const processing = useRef<HTMLDivElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (step !== "processing") return;
    const timer = setTimeout(() => {
      dispatch({ kind: "finish" });
      setClosing(true);
    }, PROCESSING_MS);
    return () => clearTimeout(timer);
  }, [step]);

  // The preview and all that it brings are on their way while the figure is being made.
  useEffect(() => {
    if (step === "processing") Preview.preload().catch(() => {});
  }, [step]);

  // The next act of the person jumps the box's closing to its end.
  useEffect(() => {
    if (!isClosing) return;
    const acts = new AbortController();
    for (const kind of ["pointerdown", "keydown", "click"])
      document.addEventListener(kind, () => setClosing(false), { capture: true, signal: acts.signal });
    return () => acts.abort();
  }, [isClosing]);

  // Before the paint, so that words and focus are in the new step's first frame.
  useLayoutEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step === "processing") {
      announce("Creating your action figure...");
      processing.current?.focus();
    }
    if (step === "preview") announce("Your preview is ready");
    if (step === "input") field.current?.focus();
  }, [step, announce]);

  // One more history entry, so that the browser's Back leads from the figure to the form. A layout effect, because it
  // runs before the submit's task ends: even the quickest Back finds the entry.
  useLayoutEffect(() => {
    if (step === "processing") void navigate(pathname, { state: FIGURE_ENTRY });
  }, [step, pathname, navigate]);
  // A reload shows the form in the figure's entry. It goes to its own, so that one Back leaves the page.
  const arrival = useRef(state);
  useEffect(() => {
    if (arrival.current === FIGURE_ENTRY) void navigate(-1);
    arrival.current = null;
  }, [navigate]);

  const startAgain = () => {
    session.link = "";
    setOpened(undefined);
    dispatch({ kind: "startOver" });
  };
  useBack(() => {
    if (step !== "input") startAgain();
  });
  const opening = useOpenFigure(
    step === "input",
    (next) => {
      if (!next.isAddressed) void navigate(pathname, { state: FIGURE_ENTRY });
      setOpened(next);
      dispatch({ kind: "open", type: next.design.spec.type });
    },
    () => field.current?.focus(),
  );
  const startOver = () => {
    startAgain();
    // A figure that the address names has no form behind it to go back to.
    void (opened?.isAddressed ? navigate(pathname, { replace: true }) : navigate(-1));
  };

  return (
    <div className="pf:page-width pf:grid pf:gap-9 pf:pt-7 pf:pb-section pf:md:pt-14">
      <Heading className="pf:type-section">Create Your Action Hero</Heading>
      {opening.problem}
      {opening.offer}
      {creation.step === "preview" ? (
        <div
          className={isClosing ? "pf:animate-close" : undefined}
          onAnimationEnd={({ animationName }) => {
            // The ribbon comes last. Without the class, what the person edits or undoes does not play it again.
            if (animationName === "pf-close-unroll") setClosing(false);
          }}
        >
          <Preview
            key={opened?.key}
            start={opened ?? { design: sampleDesign(type), draft: null }}
            onStartOver={startOver}
          />
        </div>
      ) : (
        <div className="pf:grid pf:items-start pf:gap-10 pf:lg:grid-cols-2">
          <div className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-8 pf:panel pf:p-panel">
            {creation.step === "input" ? (
              <ProfileUrlForm
                inputRef={field}
                className="pf:gap-8"
                defaultValue={session.link}
                error={creation.error}
                onSubmit={(link) => dispatch({ kind: "submit", link })}
                action={
                  <Button type="submit" variant="primary" size="lg" className="pf:max-sm:px-3!">
                    Create My Figure
                    <ArrowRight aria-hidden />
                  </Button>
                }
              >
                <PillPicker
                  value={type}
                  onValueChange={(next) => {
                    session.type = next;
                    dispatch({ kind: "choose", type: next });
                  }}
                />
              </ProfileUrlForm>
            ) : (
              // Holds the focus of the form that is gone. Its name is short: the live region says the rest.
              <Processing
                ref={processing}
                role="group"
                aria-label="Progress"
                tabIndex={-1}
                type={type}
                className="pf:outline-none pf:lg:min-h-[min(28rem,50vh)]"
              />
            )}
            {creation.step === "input" && session.plan ? (
              <div className="pf:min-h-target">
                <ChosenPlan plan={session.plan} />
              </div>
            ) : null}
            <p className="pf:flex pf:gap-2 pf:text-muted pf:text-small pf:[overflow-wrap:anywhere]">
              <LockKeyhole aria-hidden className="pf:mt-0.5 pf:size-5 pf:shrink-0" />A demonstration: your link stays in
              this browser and the details shown are samples.
            </p>
            {creation.step === "input" ? <OpenFigure onFile={opening.openFile} /> : null}
            <NeedsScript />
          </div>
          <BoxPreview type={type} isMade={step === "processing"} />
        </div>
      )}
    </div>
  );
}
