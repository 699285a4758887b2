import { FileUser, Info } from "lucide-react";
import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { nameFromLink } from "../../domain/name-from-link.ts";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import {
  Button,
  EditorToolbar,
  FigureCard,
  type FigureSpec,
  formatMoney,
  ProfileDetailsList,
  TypeBadge,
  useAnnounce,
} from "../../index.ts";
import { StorageNotice } from "../backup/index.ts";
import { Checkout } from "../checkout/index.ts";
import { DownloadFlow, useShare } from "../export/index.ts";
import { useImport } from "../import/index.ts";
import { savesData } from "../platform/save-data.ts";
import { useMediaQuery } from "../platform/use-media-query.ts";
import { hasSampleLook, sampleDetailsOf } from "../sample/sample-details.ts";
import { ErrorBoundary } from "../shell/ErrorBoundary.tsx";
import { lazyPart } from "../shell/lazy-part.tsx";
import { useVisit } from "../shell/visit.ts";
import { useStore } from "../store/use-store.ts";
import type { OpenedFigure } from "./opened-figure.ts";
import { useDesignEditor } from "./use-design-editor.ts";
import { useEditSession } from "./use-edit-session.ts";

/** Fetched while the figure is being made, so that it is there at once. */
export const Editor = lazyPart(() => import("./Editor.tsx").then((module) => module.Editor), {
  fallback: <div aria-busy className="pf:panel pf:min-h-[100dvh]" />,
});

const Photo = lazyPart(() => import("./Photo.tsx").then((module) => module.Photo), { fallback: null });

const PreviewMotion = lazyPart(() => import("./PreviewMotion.tsx").then((module) => module.PreviewMotion), {
  fallback: null,
  hideError: true,
});

/** Two names of one motion, so that it can be seen twice in a row. */
const SETTLE = ["pf:animate-settle", "pf:animate-settle-again"];

/** Says what is still a sample. */
function sampleNotice(details: readonly string[], hasSampleLook: boolean): string {
  if (details.length === 4) return "Sample details: your profile was not read.";
  if (details.length > 0) return "Some of the details are still samples: your profile was not read.";
  return hasSampleLook ? "Your details, on a sample’s looks: make them yours below." : "Details as they were given.";
}

interface PreviewProps {
  /** Where editing begins: the sample, or a figure that was opened. */
  start: Omit<OpenedFigure, "key">;
  onStartOver: () => void;
  /** Called with a figure that was saved here and is opened in place of this one. */
  onFigure: (spec: FigureSpec) => void;
}

/** The create page's third state: the figure, its details, what can be done with them, and the editor. */
export function Preview({ start, onStartOver, onFigure }: PreviewProps) {
  const { settings } = useStore();
  const announce = useAnnounce();
  const { sentLink } = useVisit();
  const editor = useDesignEditor(start);
  const { design, spec, surprises } = editor;
  const { type } = spec;
  // While a part that was chosen is fetched, the box keeps the figure that it showed.
  const drawn = useDeferredValue(spec);
  const session = useEditSession(editor, start);
  const [isBuying, setBuying] = useState(false);
  const [downloading, setDownloading] = useState<CollectedFigure>();
  const [photo, setPhoto] = useState<Blob>();
  const hasColumns = useMediaQuery("(width >= 68rem)");
  const { copyLink, dialog } = useShare({ withLink: settings.socialSharing });
  const samples = sampleDetailsOf(design);
  const importing = useImport({
    design,
    onUse: (next) => {
      editor.change(next);
      announce("These are your details now");
    },
    onFigure,
  });
  const download = () => {
    // What is saved can be a debounce behind what is shown.
    if (session.figure) setDownloading({ ...session.figure, design: session.design });
  };
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const payment = session.figure?.payment ?? "unpaid";

  useLayoutEffect(() => heading.current?.focus(), []);

  const reference = (
    <ErrorBoundary>
      <Photo editor={editor} photo={photo} onPhotoChange={setPhoto} />
    </ErrorBoundary>
  );
  return (
    <div className="pf:grid pf:items-start pf:gap-8 pf:lg:grid-cols-[minmax(18rem,min(27.5rem,calc((100dvh-15rem)*0.75)))_minmax(0,1fr)] pf:lg:has-[canvas]:grid-cols-[26rem_minmax(0,1fr)]">
      {/* Beside a photo the box is smaller, so that both are in view; in a low window they scroll together. */}
      <div className="pf:group/figure pf:grid pf:min-w-0 pf:gap-4 pf:lg:sticky pf:lg:top-6 pf:lg:has-[canvas]:-m-2 pf:lg:has-[canvas]:max-h-[calc(100dvh-2rem)] pf:lg:has-[canvas]:overflow-y-auto pf:lg:has-[canvas]:p-2">
        <div
          ref={box}
          className={`pf:mx-auto pf:w-full pf:lg:group-has-[canvas]/figure:max-w-[max(10rem,calc((100dvh-38rem)*0.75))] ${surprises > 0 ? SETTLE[surprises % 2] : ""}`}
        >
          <FigureCard
            spec={drawn}
            isPaid={isPaid({ payment })}
            onPurchase={() => setBuying(true)}
            onDownload={download}
          />
        </div>
        {savesData() ? null : <PreviewMotion target={box} />}
        <EditorToolbar {...editor.tools} className="pf:max-lg:hidden" />
        {hasColumns ? reference : null}
      </div>
      <div className="pf:grid pf:min-w-0 pf:gap-6">
        <StorageNotice />
        <section aria-labelledby="preview-heading" className="pf:@container pf:panel pf:p-bench">
          <div className="pf:grid pf:gap-5">
            <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-3">
              <h2 id="preview-heading" ref={heading} tabIndex={-1} className="pf:type-card pf:outline-none">
                Meet your figure
              </h2>
              <TypeBadge type={type} />
            </div>
            <p className="pf:type-lead pf:[overflow-wrap:anywhere]">
              “<bdi>{spec.tagline}</bdi>”
            </p>
            <div className="pf:notice pf:flex-wrap pf:justify-between">
              <p className="pf:flex pf:flex-[1_1_12rem] pf:items-center pf:gap-[inherit]">
                <Info aria-hidden className="pf:size-5 pf:shrink-0" />
                {sampleNotice(samples, hasSampleLook(spec))}
              </p>
              <Button size="sm" onClick={() => importing.open()}>
                <FileUser aria-hidden />
                Use my own details
              </Button>
            </div>
            <ProfileDetailsList
              details={{ ...design.spec, ...design }}
              type={type}
              accessories={spec.accessories.map(({ label }) => label)}
            />
            <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-3">
              {session.figure ? (
                <Button variant="primary" size="lg" className="pf:flex-[1_1_13rem]" onClick={download}>
                  Download Your Figure
                </Button>
              ) : (
                <>
                  <Button variant="primary" size="lg" className="pf:flex-[1_1_13rem]" onClick={() => setBuying(true)}>
                    Purchase for {formatMoney(SINGLE_FIGURE_CENTS)}
                  </Button>
                  <Button size="lg" className="pf:flex-[1_1_13rem]" onClick={() => void session.save()}>
                    Save to Drafts
                  </Button>
                </>
              )}
              <Button
                variant="ghost"
                className="pf:max-md:w-full"
                onClick={() => {
                  session.discard();
                  onStartOver();
                }}
              >
                ← Start Over
              </Button>
            </div>
          </div>
        </section>
        <ErrorBoundary>
          <Editor
            editor={editor}
            payment={payment}
            photo={hasColumns ? null : reference}
            suggestedName={nameFromLink(sentLink ?? "")}
            sampleDetails={samples}
            onUseOwnDetails={() => importing.open()}
            onCopyLink={() => void copyLink(spec)}
          />
        </ErrorBoundary>
      </div>
      <Checkout
        id={isBuying ? session.id : undefined}
        design={session.design}
        draft={session.draft}
        editSession={session.editSession}
        onBought={session.bought}
        onClose={() => setBuying(false)}
        onDownload={() => {
          setBuying(false);
          download();
        }}
      />
      <DownloadFlow figure={downloading} onClose={() => setDownloading(undefined)} />
      {dialog}
      {importing.dialog}
    </div>
  );
}
