import { Share } from "lucide-react";
import { type ReactNode, type RefObject, useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { asPrinted, downloadRight, isPaid } from "../../domain/entitlement.ts";
import { formatMoneyShort } from "../../domain/money.ts";
import { REFERRAL_REWARD_CENTS } from "../../domain/referral.ts";
import type { PictureFormat } from "../../figure/schema/picture-format.ts";
import { FigureBox } from "../../figure.ts";
import { Button, ButtonLink, DownloadButton, toast } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { DeskCard, PicturePreview, useFigureFile, useShare } from "../downloads/index.ts";
import { renderSiteLink } from "../layout/SiteLink.tsx";
import { useDone } from "../platform/use-done.ts";
import { useStore } from "../store/store.ts";
import { Caption } from "./Caption.tsx";
import { DoneButton } from "./DoneButton.tsx";
import type { useDownload } from "./dialog-context.ts";
import { SinglePress } from "./SinglePress.tsx";

/** The picture that Save picture saves. */
const POST: PictureFormat = "post";
const PICTURES = [
  [POST, "Post"],
  ["profile", "Profile"],
  ["cover", "Cover"],
] as const;

interface PurchasedProps {
  figure: CollectedFigure;
  download: ReturnType<typeof useDownload>;
  /** The first button, which gets the focus. */
  first: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  /** What was bought and where it is. */
  children: ReactNode;
}

/** The end of a purchase: the tape comes off the box, and everything that one gets can be shared and saved. */
export function Purchased({ figure, download, first, onClose, children }: PurchasedProps) {
  const { planUse } = useStore();
  const caption = useRef<HTMLTextAreaElement>(null);
  /** The pressed button, and what it confirms. */
  const [done, confirm] = useDone<{ readonly button: "share" | PictureFormat; readonly text: string }>();
  const { share, sharing, dialog } = useShare((text, message) => confirm({ button: "share", text }, message));
  const send = (figure: CollectedFigure) => void share(figure, caption.current?.value);
  const { busy, save, print } = useFigureFile({
    onSaved: (button, message) => confirm({ button, text: "Saved" }, message),
    onProblem: (_, problem) => toast(problem, { variant: "error" }),
    onShare: send,
  });
  // If a file uses up a download, the download dialog shows the cost first.
  const isFree = downloadRight(figure, planUse) === "free";
  const make = (act: () => Promise<void>) => () =>
    void (isFree ? act() : (download.onSeePlans ?? download.onDownload)());
  // Deferred, so that the box appears first.
  const hasThumbnails = useDeferredValue(true, false);
  const isPrinted = asPrinted(figure) === figure;
  return (
    <div className="pf:@container">
      <div className="pf:grid pf:grid-cols-1 pf:gap-4 pf:@min-[44rem]:grid-cols-[auto_minmax(0,1fr)] pf:@min-[44rem]:items-center pf:@min-[44rem]:gap-8">
        <div className="pf:mx-auto pf:w-full pf:max-w-[min(34rem,(100dvh-9rem)*0.75)] pf:[&_svg]:h-auto pf:[&_svg]:w-full pf:@min-[44rem]:w-[min(34rem,50cqw)]">
          <UntapedBox figure={figure} className={isPrinted ? undefined : "pf:print:invisible"} />
        </div>
        <SinglePress>
          {children}
          <Caption ref={caption} design={figure.design} />
          <div className="pf:grid pf:grid-cols-2 pf:gap-3">
            <DoneButton
              ref={first}
              variant="primary"
              isBusy={sharing.includes(figure.id)}
              done={done?.button === "share" ? done.text : undefined}
              onClick={() => send(figure)}
            >
              <Share aria-hidden />
              Share
            </DoneButton>
            {isFree ? (
              <DoneButton
                isBusy={busy?.file === POST}
                done={done?.button === POST ? done.text : undefined}
                onClick={() => void save(figure, POST)}
              >
                Save picture
              </DoneButton>
            ) : (
              <DownloadButton {...download} />
            )}
          </div>
          <ul className="pf:grid pf:grid-cols-2 pf:gap-2 pf:@min-[20rem]:grid-cols-4">
            {PICTURES.map(([format, label]) => (
              <Piece
                key={format}
                action="Save"
                name={label}
                isBusy={busy?.file === format}
                done={done?.button === format ? done.text : undefined}
                onClick={make(() => save(figure, format))}
              >
                {hasThumbnails ? <PicturePreview figure={figure} format={format} hasCode={false} /> : null}
              </Piece>
            ))}
            <Piece
              action="Print"
              name="Desk card"
              isBusy={busy?.file === "print card"}
              onClick={make(() => print(figure))}
            >
              {hasThumbnails ? <DeskCard figure={figure} aria-hidden /> : null}
            </Piece>
          </ul>
          <div className="pf:flex pf:flex-wrap pf:justify-center pf:gap-x-3">
            <ButtonLink href="/dashboard" renderLink={renderSiteLink} variant="ghost" size="sm" onClick={onClose}>
              View Dashboard
            </ButtonLink>
            <ButtonLink
              href="/dashboard?tab=referrals"
              renderLink={renderSiteLink}
              variant="ghost"
              size="sm"
              onClick={onClose}
            >
              Tell a friend, earn {formatMoneyShort(REFERRAL_REWARD_CENTS)}
            </ButtonLink>
          </div>
        </SinglePress>
      </div>
      {dialog}
    </div>
  );
}

interface PieceProps {
  /** What a press does, for screen readers. */
  action: string;
  name: string;
  isBusy: boolean;
  done?: string | undefined;
  onClick: () => void;
  /** The thumbnail. */
  children: ReactNode;
}

const Piece = ({ action, name, isBusy, done, onClick, children }: PieceProps) => (
  <li className="pf:grid">
    <Button
      variant="ghost"
      size="sm"
      isCompact
      isBusy={isBusy}
      onClick={onClick}
      className="pf:flex-col pf:px-1 pf:py-2"
    >
      <span className="pf:grid pf:h-16 pf:w-full pf:place-items-center pf:[&>svg]:size-full">{children}</span>
      {done ? null : <span className="pf:sr-only">{action} </span>}
      <span>{done ?? name}</span>
    </Button>
  </li>
);

/** A paid figure's box, from which the PREVIEW tape has just been peeled. */
function UntapedBox({ figure, className }: { figure: CollectedFigure; className: string | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  const [isTaped, setTaped] = useState(true);
  useLayoutEffect(() => {
    const remove = () => setTaped(false);
    // With reduced motion, there is no animation to wait for.
    const peeling = frame.current?.querySelector("[data-slot=watermark] > g")?.getAnimations()[0];
    if (peeling) peeling.finished.then(remove, remove);
    else remove();
  }, []);
  return (
    <div
      ref={frame}
      aria-hidden
      className={cn(
        "pf:hang pf:rounded-lg",
        isTaped ? "pf:animate-peel" : "pf:motion-safe:*:animate-drop pf:before:animate-peg",
        className,
      )}
    >
      <FigureBox spec={figure.design.spec} isPaid={isPaid(isTaped ? { payment: "unpaid" } : figure)} isDecorative />
    </div>
  );
}
