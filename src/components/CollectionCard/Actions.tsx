import { Download, LockKeyhole, Share, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { DownloadRight } from "../../domain/collected-figure.ts";
import { Button } from "../../primitives/Button.tsx";
import type { Words } from "./words.ts";

/** What can be pressed on a card. */
export interface CardActs {
  /** Called on Download, and on a draft's "Download with your plan". */
  onDownload?: (() => void) | undefined;
  /** Called on Share. */
  onShare?: (() => void) | undefined;
  /** Called on "No downloads left". */
  onSeePlans?: (() => void) | undefined;
  /** Called on a draft's Purchase. */
  onPurchase?: (() => void) | undefined;
  /** Called on a draft's Resume. */
  onResume?: (() => void) | undefined;
  /** Called on Delete; without it there is no such button. */
  onDelete?: (() => void) | undefined;
}

interface ActionsProps {
  name: string;
  downloadRight: DownloadRight;
  acts: CardActs;
  words: Words;
}

/** Download, or why there is none, Share and Delete. */
export function PaidActions({ name, downloadRight, isSharing, acts, words }: ActionsProps & { isSharing: boolean }) {
  return (
    <div className="pf:flex pf:flex-wrap pf:gap-2">
      {downloadRight === "none" ? (
        <Button
          size="sm"
          variant="ghost"
          onClick={acts.onSeePlans}
          aria-label={`${words.noneLeft}. ${words.seePlans}: ${name}`}
          className="pf:flex-[1_1_10rem] pf:gap-2! pf:border-line-strong! pf:border-dashed pf:bg-sunken! pf:px-3!"
        >
          <LockKeyhole aria-hidden />
          <span className="pf:grid pf:justify-items-start pf:gap-px pf:whitespace-nowrap pf:text-start">
            {`${words.noneLeft} `}
            <span className="pf:font-semibold pf:font-text pf:text-micro pf:underline">{words.seePlans}</span>
          </span>
        </Button>
      ) : (
        <Button
          size="sm"
          onClick={acts.onDownload}
          aria-label={`${words.download} ${name}`}
          className="pf:flex-[99_1_auto] pf:px-3!"
        >
          <Download aria-hidden />
          {words.download}
        </Button>
      )}
      <Pair>
        <Button
          size="sm"
          busy={isSharing}
          onClick={acts.onShare}
          aria-label={`${words.share} ${name}`}
          className="pf:flex-1 pf:px-3!"
        >
          {isSharing ? null : <Share aria-hidden />}
          {words.share}
        </Button>
        <DeleteButton name={name} onDelete={acts.onDelete} words={words} />
      </Pair>
    </div>
  );
}

/** Two buttons that go below together where the row is too short for all three. */
function Pair({ children }: { children: ReactNode }) {
  return <div className="pf:flex pf:flex-auto pf:flex-wrap pf:gap-2">{children}</div>;
}

function DeleteButton({ name, onDelete, words }: { name: string; words: Words } & Pick<CardActs, "onDelete">) {
  if (!onDelete) return null;
  return (
    <Button
      size="sm"
      onClick={onDelete}
      data-act="delete"
      aria-label={`${words.remove} ${name}`}
      className="pf:size-target pf:flex-none! pf:p-0!"
    >
      <Trash2 aria-hidden />
    </Button>
  );
}

/** Purchase, Resume, Delete, and the download that the plan grants. */
export function DraftActions({ name, price, downloadRight, acts, words }: ActionsProps & { price: string }) {
  const purchase = words.purchase(price);
  return (
    <div className="pf:grid pf:justify-items-start pf:gap-1">
      <div className="pf:flex pf:w-full pf:flex-wrap pf:gap-2">
        <Button
          size="sm"
          onClick={acts.onPurchase}
          aria-label={`${purchase}: ${name}`}
          className="pf:flex-[99_1_auto] pf:px-3!"
        >
          <span className="pf:whitespace-nowrap">{purchase}</span>
        </Button>
        <Pair>
          <Button
            size="sm"
            onClick={acts.onResume}
            aria-label={`${words.resume} ${name}`}
            className="pf:flex-1 pf:px-3!"
          >
            {words.resume}
          </Button>
          <DeleteButton name={name} onDelete={acts.onDelete} words={words} />
        </Pair>
      </div>
      {downloadRight === "none" ? null : (
        <Button
          size="sm"
          variant="ghost"
          onClick={acts.onDownload}
          aria-label={`${words.downloadWithPlan}: ${name}`}
          className="pf:-ms-4 pf:-mb-2 pf:hover:bg-transparent! pf:hover:underline"
        >
          <Download aria-hidden />
          {words.downloadWithPlan}
        </Button>
      )}
    </div>
  );
}
