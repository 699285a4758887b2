import { Download, Share, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import type { DownloadRight } from "../../domain/entitlement.ts";
import { Button } from "../../primitives/Button.tsx";
import { SinglePress } from "../../primitives/SinglePress.tsx";
import { DownloadButton } from "../DownloadButton.tsx";
import type { CollectionCardLabels } from "./labels.ts";

/** What can be done with a figure on its card. */
export interface CardActions {
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
  actions: CardActions;
  text: CollectionCardLabels;
}

/** Download, or why there is none, Share and Delete. */
export function PaidActions({ name, downloadRight, sharing, actions, text }: ActionsProps & { sharing: boolean }) {
  return (
    <div className="pf:flex pf:flex-wrap pf:gap-2">
      <DownloadButton
        size="sm"
        compact
        downloadRight={downloadRight}
        onDownload={actions.onDownload}
        onSeePlans={actions.onSeePlans}
        labels={text}
        aria-label={
          downloadRight === "none" ? `${text.noneLeft}. ${text.seePlans}: ${name}` : text.named(text.download, name)
        }
        className={downloadRight === "none" ? "pf:flex-auto" : "pf:flex-[99_1_auto]"}
      />
      <Pair>
        <Button
          size="sm"
          compact
          busy={sharing}
          onClick={actions.onShare}
          aria-label={text.named(text.share, name)}
          className="pf:flex-1"
        >
          {sharing ? null : <Share aria-hidden />}
          {text.share}
        </Button>
        <DeleteButton name={name} onDelete={actions.onDelete} text={text} />
      </Pair>
    </div>
  );
}

/** Two buttons that go below together where the row is too short for all three. */
function Pair({ children }: { children: ReactNode }) {
  return <div className="pf:flex pf:flex-auto pf:flex-wrap pf:gap-2">{children}</div>;
}

function DeleteButton({
  name,
  onDelete,
  text,
}: { name: string; text: CollectionCardLabels } & Pick<CardActions, "onDelete">) {
  if (!onDelete) return null;
  return (
    <SinglePress>
      <Button size="icon" onClick={onDelete} data-act="delete" aria-label={text.named(text.remove, name)}>
        <Trash2 aria-hidden />
      </Button>
    </SinglePress>
  );
}

/** Purchase, Resume, Delete, and the download that the plan grants. */
export function DraftActions({
  name,
  priceCents,
  downloadRight,
  actions,
  text,
}: ActionsProps & { priceCents: number }) {
  const purchase = text.purchase(priceCents);
  return (
    <div className="pf:grid pf:justify-items-start pf:gap-1">
      <div className="pf:flex pf:w-full pf:flex-wrap pf:gap-2">
        <Button
          size="sm"
          compact
          onClick={actions.onPurchase}
          aria-label={`${purchase}: ${name}`}
          className="pf:flex-[99_1_auto]"
        >
          {purchase}
        </Button>
        <Pair>
          <Button
            size="sm"
            compact
            onClick={actions.onResume}
            aria-label={text.named(text.resume, name)}
            className="pf:flex-1"
          >
            {text.resume}
          </Button>
          <DeleteButton name={name} onDelete={actions.onDelete} text={text} />
        </Pair>
      </div>
      {downloadRight === "none" ? null : (
        <Button
          size="sm"
          variant="ghost"
          onClick={actions.onDownload}
          aria-label={`${text.downloadWithPlan}: ${name}`}
          className="pf:-ms-4 pf:-mb-2 pf:hover:bg-transparent pf:hover:underline"
        >
          <Download aria-hidden />
          {text.downloadWithPlan}
        </Button>
      )}
    </div>
  );
}
