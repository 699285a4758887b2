import { ArrowRight, LockKeyhole } from "lucide-react";
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { creationReducer, PROCESSING_MS, startCreation } from "../../domain/creation.ts";
import {
  Button,
  type CharacterType,
  FigureBox,
  FigureWall,
  PillPicker,
  Processing,
  ProfileUrlForm,
  toFigureSpec,
} from "../../index.ts";
import { Heading } from "../parts/Heading.tsx";
import { NeedsScript } from "../parts/NeedsScript.tsx";
import { Preview } from "../parts/Preview.tsx";
import { SAMPLE_DETAILS } from "../sample/profile.ts";
import { useStatus } from "../status.tsx";
import { useBack } from "../use-back.ts";
import { useVisit } from "../visit.ts";

/** The create page: one card with three states (specification §2, §4). */
export function CreatePage() {
  const visit = useVisit();
  const { announce } = useStatus();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [creation, dispatch] = useReducer(creationReducer, visit.type, startCreation);
  const { step, type } = creation;
  const field = useRef<HTMLInputElement>(null);
  const shown = useRef(step);

  useEffect(() => {
    if (step !== "processing") return;
    const timer = setTimeout(() => dispatch({ kind: "finish" }), PROCESSING_MS);
    return () => clearTimeout(timer);
  }, [step]);

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    if (step === "processing") announce("Creating your action figure...");
    if (step === "preview") announce("Your preview is ready");
    if (step === "input") field.current?.focus();
  }, [step, announce]);

  // One more history entry, so that the browser's Back leads from the figure to the form. A layout effect, because it
  // runs before the submit's task ends: even the quickest Back finds the entry.
  useLayoutEffect(() => {
    if (step === "processing") void navigate(pathname);
  }, [step, pathname, navigate]);

  useBack(() => {
    if (step === "input") return;
    visit.link = "";
    dispatch({ kind: "startOver" });
  });

  return (
    <div className="page-width grid gap-9 pt-7 pb-section md:pt-14">
      <Heading className="type-section">Create Your Action Hero</Heading>
      {creation.step === "preview" ? (
        <Preview type={type} onStartOver={() => void navigate(-1)} />
      ) : (
        <div className="grid items-start gap-10 lg:grid-cols-2">
          <div className="grid min-w-0 gap-8 panel p-panel">
            {creation.step === "input" ? (
              <ProfileUrlForm
                inputRef={field}
                className="gap-8"
                defaultValue={visit.link}
                error={creation.error}
                onSubmit={(link) => dispatch({ kind: "submit", link })}
                action={
                  <Button type="submit" variant="primary" size="lg">
                    Create My Figure
                    <ArrowRight aria-hidden />
                  </Button>
                }
              >
                <PillPicker
                  value={type}
                  onValueChange={(next) => {
                    visit.type = next;
                    dispatch({ kind: "choose", type: next });
                  }}
                />
              </ProfileUrlForm>
            ) : (
              <Processing type={type} className="lg:min-h-[min(28rem,50vh)]" />
            )}
            <p className="flex gap-2 text-muted text-small">
              <LockKeyhole aria-hidden className="mt-0.5 size-5 shrink-0" />A demonstration: your link stays in this
              browser and the details shown are samples.
            </p>
            <NeedsScript />
          </div>
          <BoxSoFar type={type} isMade={creation.step === "processing"} />
        </div>
      )}
    </div>
  );
}

/** The box before its figure is in it; it changes sides with the pill. */
function BoxSoFar({ type, isMade }: { type: CharacterType; isMade: boolean }) {
  const [first] = useState(type);
  const [hasTurned, setTurned] = useState(false);
  if (type !== first && !hasTurned) setTurned(true);
  const { name, jobTitle } = isMade ? SAMPLE_DETAILS : { name: "Your Name", jobTitle: "Your Job Title" };
  const tagline = type === "hero" ? "Batteries not included. Coffee is." : "Some assembly delegated.";
  return (
    <FigureWall
      caption={
        <p className="flex min-h-14 flex-wrap items-center justify-between gap-x-3 px-5 py-3">
          <span className="type-item">{isMade ? "On the line" : "Your box so far"}</span>
          <span className="type-label">{isMade ? "Made on this page" : "Updates as you choose"}</span>
        </p>
      }
    >
      {/* A new element for each side, so that the box turns; not before the first choice. */}
      <div key={type} className={hasTurned ? "animate-turn" : undefined}>
        <FigureBox empty isPaid={false} spec={toFigureSpec({ name, jobTitle, type, tagline })} />
      </div>
    </FigureWall>
  );
}
