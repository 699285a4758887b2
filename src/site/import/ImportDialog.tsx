import { LoaderCircle } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Payment } from "../../domain/entitlement.ts";
import type { FigureDesign, FigureSpec } from "../../figure.ts";
import { namesOf } from "../../import/index.ts";
import { announce, Button, DialogContent, ProgressBar } from "../../index.ts";
import { useRestore } from "../backup/index.ts";
import { openerOrMain } from "../layout/focus.ts";
import { lazyPart } from "../layout/lazy-part.tsx";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { useVisit } from "../platform/visit.ts";
import { ChooseFiles } from "./ChooseFiles.tsx";
import { Problems } from "./Problems.tsx";
import { useReading } from "./use-reading.ts";

/** Fetches what needs the trade and skill tables, which are large. */
const load = () => import("./review-code.ts");
const Review = lazyPart(() => load().then((module) => module.Review), {
  onDemand: true,
  fallback: <LoaderCircle aria-label="Loading" className="pf:animate-spin pf:motion-reduce:hidden" />,
});

const preloadReview = () => void Review.preload().catch(() => {});

export interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Files that are read as soon as the dialog is rendered. If empty, the dialog asks for a name or files. */
  files: readonly File[];
  /** The figure to which the details are applied. */
  design: FigureDesign;
  /** How that figure was paid for. */
  payment: Payment;
  /** Called with the changed figure after the review. */
  onUse: (design: FigureDesign) => void;
  /** Called instead if a file contains a saved figure. */
  onFigure: (spec: FigureSpec) => void;
  /** The preview's first choices. If the opener is removed, they get the focus: the looks after an import. */
  returnFocus: RefObject<HTMLElement | null>;
}

const HEADINGS = {
  idle: "Reading your file",
  chooseFiles: "Use my own details",
  reading: "Reading your file",
  several: "Which one is you?",
  found: "What we found",
};

/**
 * Imports the person's details: a typed name and title, which are used immediately, or files or a pasted profile, whose
 * content is shown for review before the figure changes.
 */
export function ImportDialog({
  open,
  onClose,
  files,
  design,
  payment,
  onUse,
  onFigure,
  returnFocus,
}: ImportDialogProps) {
  const visit = useVisit();
  const { restoreFile, question } = useRestore();
  const isClosed = useRef(false);
  const [isUsed, setUsed] = useState(false);
  // Announced in an effect, after the page has announced the figure.
  useEffect(() => {
    if (isUsed) announce("Your details are in. Now make it look like you.");
  }, [isUsed]);
  const use = (next: FigureDesign) => {
    setUsed(true);
    onClose();
    onUse(next);
  };
  const { reading, problems, read, readTyped, readPasted, selectPerson, abort, cancel } = useReading({
    initialFiles: files,
    onRead: preloadReview,
    onTyped: async (profile) => {
      const { applyTyped } = await load();
      if (isClosed.current) return;
      visit.ownLines = undefined;
      use(applyTyped(profile, design));
    },
    onFigure: (spec) => {
      onClose();
      onFigure(spec);
    },
    onBackup: (file) => {
      onClose();
      void restoreFile(file);
    },
  });
  // Moves focus at each step, because the control that started the step is removed.
  const { step } = reading;
  const body = useRef<HTMLDivElement>(null);
  /** The dialog's heading, which names the step. */
  const heading = () => body.current?.closest("[role=dialog]")?.querySelector("h2") ?? null;
  const focusedStep = useRef(step);
  useLayoutEffect(() => {
    if (focusedStep.current !== step) heading()?.focus();
    focusedStep.current = step;
  });

  const close = () => {
    isClosed.current = true;
    abort();
    onClose();
  };
  return (
    <>
      <SiteDialog
        open={open && step !== "idle"}
        onOpenChange={(_, { reason }) => {
          // A stray click outside the dialog must not discard the details.
          if (step === "chooseFiles" || reason !== "backdrop") close();
        }}
      >
        <DialogContent
          heading={HEADINGS[step]}
          description={
            step === "chooseFiles"
              ? "Everything is read on this device. Nothing is uploaded."
              : "Your file is read on this device. Nothing is uploaded."
          }
          returnFocus={(opener) => {
            const target = isUsed ? "[role=tab][data-state=active]" : opener?.isConnected ? undefined : "h2";
            return (target && returnFocus.current?.querySelector<HTMLElement>(target)) || openerOrMain(opener);
          }}
          // Focuses the heading, because a focused field would open a phone's keyboard over the details.
          {...(step !== "chooseFiles" && { initialFocus: heading })}
          size="md"
        >
          <div ref={body} className="pf:grid pf:grid-cols-1 pf:gap-5">
            <Problems problems={problems} />
            {reading.step === "chooseFiles" ? (
              <ChooseFiles
                design={design}
                onFiles={(chosen) => void read(chosen)}
                onTyped={readTyped}
                onPasted={readPasted}
                onType={preloadReview}
              />
            ) : null}
            {reading.step === "reading" ? (
              <ProgressBar
                label={
                  <>
                    Reading <bdi>{reading.names}</bdi>…
                  </>
                }
                value={reading.share}
                action={<Button onClick={cancel}>Cancel</Button>}
              />
            ) : null}
            {reading.step === "several" ? (
              <>
                <p>These files have different names. Which one is you?</p>
                <div className="pf:flex pf:flex-wrap pf:gap-3 pf:[&>*]:flex-auto">
                  {namesOf(reading.profiles).map((name) => (
                    <Button key={name} onClick={() => selectPerson(name)}>
                      <bdi>{name}</bdi>
                    </Button>
                  ))}
                </div>
              </>
            ) : null}
            {reading.step === "found" ? (
              <Review
                profile={reading.profile}
                design={design}
                payment={payment}
                onUse={(next) => {
                  if (reading.isTyped) visit.ownLines = undefined;
                  use(next);
                }}
                onCancel={close}
              />
            ) : null}
          </div>
        </DialogContent>
      </SiteDialog>
      {question}
    </>
  );
}
