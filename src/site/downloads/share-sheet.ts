import type { CollectedFigure, PictureSource } from "../../domain/collected-figure.ts";
import { type DownloadRight, isPaid } from "../../domain/entitlement.ts";
import { toast } from "../../index.ts";
import { ScrambledPictureError } from "../platform/scrambled-picture.ts";
import { share } from "../platform/share.ts";
import { store } from "../store/store.ts";
import { COUNTED_HERE, endShare, type Refusal, readRight, type TakenRight, takeRight } from "./count.ts";
import { drawFile } from "./draw-file.ts";
import { figureLink } from "./figure-link.ts";
import type { SharedPart } from "./ShareDialog.tsx";

/** Why the link is shared and not the picture. */
const WHY: Readonly<Record<Exclude<Refusal, "uses-one">, string>> = {
  none: "No downloads are left on your plan for the picture.",
  deleted: "The figure was deleted in another tab.",
  changed: "The figure changed in another tab.",
  unwritten: "This device could not count the download for the picture. Free up space on it.",
};
const refused = (what: "picture" | "link") => `Your browser refused to share the ${what}.`;
const UNLOCKED_NOT_STORED = "Shared, but this device could not store that. Free up space on it.";
const NOT_RETURNED = "Nothing was shared, but this device could not give the used download back. Free up space on it.";

/** The figure to share: from the collection, or the unpaid figure that is being edited, which has no id. */
export type SharedFigure = CollectedFigure | (PictureSource & { readonly id?: never });

/** What a pressed Share button confirms. */
export type ShareDone = "Shared" | "Copied";

interface ShareSheetOptions {
  /** Asks whether to share the picture, which uses up a download, or the link. */
  readonly ask: (figure: CollectedFigure) => Promise<SharedPart | undefined>;
  /** Copies the figure's link and the caption, shows why, and counts it. */
  readonly copyLink: (why?: string) => Promise<void>;
  /** Confirms that the picture or the link was shared. */
  readonly confirm: (done: ShareDone, message: string) => void;
  /** Counts that the link was shared. */
  readonly countLink: () => Promise<void>;
  /** Why the link is shared if the picture could not be made. */
  readonly unmade: string;
}

/**
 * Opens the device's share sheet with a figure's picture and a caption. The right to the picture is taken just before the sheet opens,
 * and given back if the picture is not shared. Without the right, the link is shared instead. Loaded on click.
 */
export async function openShareSheet(
  figure: SharedFigure,
  caption: string,
  { ask, copyLink, confirm, countLink, unmade }: ShareSheetOptions,
): Promise<void> {
  const url = figureLink(figure.design.spec);
  const words = caption === "" ? {} : { text: caption };
  /** The figure if its picture has no watermark. Sharing one with the watermark is free and not counted. */
  const paid = figure.id !== undefined && isPaid(figure) ? figure : undefined;

  const shareLink = async (why?: string): Promise<void> => {
    const result = await share({ ...words, url });
    if (result === "cancelled") return;
    if (result !== "shared") return copyLink(why ?? (result === "unavailable" ? undefined : refused("link")));
    if (why) toast(`Link shared. ${why}`, { variant: "success" });
    else confirm("Shared", "Link shared.");
    await countLink();
  };

  /** Takes the right to the picture. Resolves to undefined if the link is shared instead, or nothing. */
  const take = async (agreed: DownloadRight): Promise<TakenRight | undefined> => {
    if (!paid) return { granted: "free", isInTab: false };
    const right = await takeRight(paid, "share", agreed);
    if (right.granted) return right;
    if (right.refusal !== "uses-one") return void (await shareLink(WHY[right.refusal]));
    const part = await ask(paid);
    if (part === "link") return void (await shareLink());
    return part && take("uses-one");
  };

  const sharePicture = async (file: File, agreed: DownloadRight, isSecondTap = false): Promise<void> => {
    const { granted, isInTab } = (await take(agreed)) ?? {};
    if (!granted) return;
    const result = await share({ files: [file], ...words, ...(store.read().settings.socialSharing && { url }) });
    const isShared = result === "shared";
    const isStored = !paid || (await endShare(paid.id, granted, isShared));
    if (!isStored && granted === "uses-one") toast(isShared ? UNLOCKED_NOT_STORED : NOT_RETURNED, { variant: "error" });
    else if (isShared && isInTab) toast(`Shared. ${COUNTED_HERE}`, { variant: "warning" });
    else if (isShared) confirm("Shared", "Shared.");
    if (isShared || result === "cancelled") return;
    if (result !== "late" || isSecondTap) return copyLink(refused("picture"));
    toast("The picture is ready.", {
      action: { label: "Share", onClick: () => void sharePicture(file, agreed, true) },
    });
  };

  const right = paid ? readRight(paid.id) : "free";
  if (right === "none" || right === "deleted") return shareLink(WHY[right]);
  const part = paid && right === "uses-one" ? await ask(paid) : "picture";
  if (part === "link") return shareLink();
  if (!part) return;
  let file: File;
  try {
    file = await drawFile(figure, "post");
  } catch (error) {
    return shareLink(error instanceof ScrambledPictureError ? error.message : unmade);
  }
  return sharePicture(file, right);
}
