import type { PictureSource } from "../../domain/collected-figure.ts";
import type { DownloadRight } from "../../domain/entitlement.ts";
import type { useToast } from "../../index.ts";
import { ScrambledPictureError } from "../platform/canvas.ts";
import { type Shared, share } from "../platform/share.ts";
import { figureLink } from "./figure-link.ts";

export type SharedPart = "picture" | "link";

interface ShareSheetOptions {
  /** What sharing the picture costs. With "none", the link is shared instead. */
  readonly right: DownloadRight;
  /** Whether to share the link together with the picture. */
  readonly withLink: boolean;
  /** Asks whether to share the picture, which uses up a download, or the link. */
  readonly ask: (figure: PictureSource) => Promise<SharedPart | undefined>;
  readonly showToast: ReturnType<typeof useToast>["showToast"];
}

/** Opens the device's share sheet with a figure's picture or link. Loaded on click. */
export async function openShareSheet(
  figure: PictureSource,
  { right, withLink, ask, showToast }: ShareSheetOptions,
): Promise<SharedPart | Exclude<Shared, "shared">> {
  const { spec } = figure.design;
  const granted = right === "none" ? "link" : "picture";
  const part = right === "uses-one" ? await ask(figure) : granted;
  if (!part) return "cancelled";
  if (part === "link") {
    const result = await share({ url: figureLink(spec) });
    if (result !== "shared") return result;
    const reason = right === "none" ? " No downloads are left on your plan for the picture." : "";
    showToast(`Link shared.${reason}`, { variant: "success" });
    return "link";
  }
  const files = await import("./draw-file.tsx")
    .then(async ({ drawFile }) => [await drawFile(figure, "card")])
    // If the picture cannot be created, the link is shared instead.
    .catch((error) => {
      if (error instanceof ScrambledPictureError) showToast(error.message, { variant: "warning" });
    });
  const result = files ? await share({ files, ...(withLink && { url: figureLink(spec) }) }) : "unavailable";
  if (result !== "shared") return result;
  showToast("Shared.", { variant: "success" });
  return "picture";
}
