import { Download, Ellipsis, Share, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { DownloadRight } from "../../domain/entitlement.ts";
import { Button, type ButtonProps } from "../../primitives/Button.tsx";
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
  /** Called on Edit, and on a draft's Resume. */
  onEdit?: (() => void) | undefined;
  /** Called on Delete, in the menu named More; without it there is no such menu. */
  onDelete?: (() => void) | undefined;
}

interface ActionsProps {
  name: string;
  downloadRight: DownloadRight;
  actions: CardActions;
  text: CollectionCardLabels;
}

/** Download, or why there is none, Edit and Share. */
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
      <Group>
        <Act onClick={actions.onEdit} aria-label={text.named(text.edit, name)}>
          {text.edit}
        </Act>
        <Act busy={sharing} onClick={actions.onShare} aria-label={text.named(text.share, name)}>
          {sharing ? null : <Share aria-hidden />}
          {text.share}
        </Act>
        <More name={name} onDelete={actions.onDelete} text={text} />
      </Group>
    </div>
  );
}

/** Buttons that go below together where the row is too short for all. */
function Group({ children }: { children: ReactNode }) {
  return <div className="pf:flex pf:flex-auto pf:flex-wrap pf:gap-2">{children}</div>;
}

const Act = (props: ButtonProps) => <Button {...props} size="sm" compact className="pf:flex-1" />;

/** The button that opens the menu. */
function More({ name, onDelete, text }: { name: string; text: CollectionCardLabels } & Pick<CardActions, "onDelete">) {
  const id = useId();
  if (!onDelete) return null;
  return (
    <>
      <Button size="icon" popoverTarget={id} data-act="more" aria-label={`${text.more}: ${name}`}>
        <Ellipsis aria-hidden />
      </Button>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend as its first child */}
      <div id={id} role="group" popover="auto" aria-label={text.more} className="pf:menu">
        <Button variant="ghost" size="sm" onClick={onDelete} aria-label={text.named(text.remove, name)}>
          <Trash2 aria-hidden />
          {text.remove}
        </Button>
      </div>
    </>
  );
}

/** Purchase and Resume, and the download that the plan grants. */
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
        <Group>
          <Act onClick={actions.onEdit} aria-label={text.named(text.resume, name)}>
            {text.resume}
          </Act>
          <More name={name} onDelete={actions.onDelete} text={text} />
        </Group>
      </div>
      {downloadRight === "none" ? null : (
        <Button
          size="sm"
          variant="ghost"
          onClick={actions.onDownload}
          aria-label={`${text.downloadWithPlan}: ${name}`}
          className="pf:-ms-4 pf:-mb-2"
        >
          <Download aria-hidden />
          {text.downloadWithPlan}
        </Button>
      )}
    </div>
  );
}
