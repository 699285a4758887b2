import { Download, Ellipsis, Pencil, Share, Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { DownloadRight } from "../../domain/entitlement.ts";
import { formatMoney } from "../../domain/money.ts";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { Button, DownloadButton, IconButton } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { useBusy } from "../platform/use-busy.ts";

/** A control of a figure's card in the collection, or null if it has none. */
export const controlOf = (id: string, act: "download" | "more"): HTMLElement | null =>
  document.querySelector(`#${CSS.escape(`figure-${id}`)} [data-act=${act}]`);

/** What a figure's card in the collection can do. */
export type FigureAction = "download" | "share" | "purchase" | "edit" | "delete" | "plans";

interface ActionsProps {
  /** The figure's name, used in the buttons' accessible names. */
  name: string;
  /** Returns a promise for "delete", which waits for the device. */
  onAction: (action: FigureAction) => unknown;
}

/** A paid figure's buttons: Download (or why it is not available), Edit and Share. */
export function PaidActions({
  name,
  downloadRight,
  isSharing,
  onAction,
}: ActionsProps & { downloadRight: DownloadRight; isSharing: boolean }) {
  const isNoneLeft = downloadRight === "none";
  return (
    <div className="pf:flex pf:flex-wrap pf:gap-2 pf:noscript:hidden">
      <DownloadButton
        size="sm"
        isCompact
        onDownload={() => onAction("download")}
        onSeePlans={isNoneLeft ? () => onAction("plans") : undefined}
        labels={{ download: "Download" }}
        aria-label={isNoneLeft ? `No downloads left. See plans: ${name}` : `Download ${name}`}
        className={isNoneLeft ? "pf:flex-auto" : "pf:flex-[99_1_auto]"}
      />
      <EditAndMore
        edit="Edit"
        name={name}
        onAction={onAction}
        editClass="pf:@max-[14rem]:hidden"
        menu={
          <Button
            variant="ghost"
            size="sm"
            onClick={() => onAction("edit")}
            aria-label={`Edit ${name}`}
            className="pf:@min-[14rem]:hidden"
          >
            <Pencil aria-hidden />
            Edit
          </Button>
        }
      >
        <Button
          size="sm"
          isCompact
          isBusy={isSharing}
          onClick={() => onAction("share")}
          aria-label={`Share ${name}`}
          className="pf:flex-1 pf:@max-[14rem]:[&>svg]:hidden"
        >
          <Share aria-hidden />
          Share
        </Button>
      </EditAndMore>
    </div>
  );
}

const PURCHASE = `Purchase for ${formatMoney(SINGLE_FIGURE_CENTS)}`;

/** A draft's buttons: Purchase, Resume and, if the plan has downloads left, a download. */
export function DraftActions({ name, remaining, onAction }: ActionsProps & { remaining: number }) {
  const download = `Download with your plan${Number.isFinite(remaining) ? ` (${remaining} left)` : ""}`;
  return (
    <div className="pf:grid pf:grid-cols-1 pf:gap-2">
      <div className="pf:flex pf:flex-wrap pf:gap-2">
        <Button
          size="sm"
          isCompact
          onClick={() => onAction("purchase")}
          aria-label={`${PURCHASE}: ${name}`}
          className="pf:flex-[99_1_auto]"
        >
          {PURCHASE}
        </Button>
        <EditAndMore
          edit="Resume"
          name={name}
          onAction={onAction}
          menu={
            remaining > 0 ? (
              <Button
                variant="ghost"
                size="sm"
                onClick={() => onAction("download")}
                aria-label={`${download}: ${name}`}
                className="pf:@min-[14rem]:hidden"
              >
                <Download aria-hidden />
                {download}
              </Button>
            ) : null
          }
        />
      </div>
      {remaining > 0 ? (
        <Button
          size="sm"
          isCompact
          onClick={() => onAction("download")}
          aria-label={`${download}: ${name}`}
          className="pf:@max-[14rem]:hidden"
        >
          <Download aria-hidden />
          {download}
        </Button>
      ) : null}
    </div>
  );
}

interface EditAndMoreProps extends ActionsProps {
  edit: string;
  editClass?: string;
  /** The buttons that a narrow card has in the menu. */
  menu: ReactNode;
  children?: ReactNode;
}

/** Edit, other buttons, and a menu. They wrap to the next row together. */
function EditAndMore({ edit, editClass, name, onAction, menu, children }: EditAndMoreProps) {
  const menuId = useId();
  return (
    <div className="pf:flex pf:flex-auto pf:flex-wrap pf:gap-2">
      <Button
        size="sm"
        isCompact
        onClick={() => onAction("edit")}
        aria-label={`${edit} ${name}`}
        className={cn("pf:flex-1", editClass)}
      >
        {edit}
      </Button>
      {children}
      <IconButton variant="secondary" popoverTarget={menuId} data-act="more" aria-label={`More: ${name}`}>
        <Ellipsis />
      </IconButton>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend as its first child */}
      <div id={menuId} role="group" popover="auto" aria-label="More" className="pf:menu">
        <div className="pf:grid pf:justify-items-start">
          {menu}
          <DeleteButton name={name} onDelete={() => onAction("delete")} />
        </div>
      </div>
    </div>
  );
}

/** The button that deletes a figure. */
export function DeleteButton({ name, onDelete }: { name: string; onDelete: () => unknown }) {
  const [isBusy, run] = useBusy();
  return (
    <Button variant="ghost" size="sm" isBusy={isBusy} onClick={() => void run(onDelete)} aria-label={`Delete ${name}`}>
      <Trash2 aria-hidden />
      Delete
    </Button>
  );
}
