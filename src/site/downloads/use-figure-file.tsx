import { useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { countDownload } from "../../domain/entitlement.ts";
import type { PictureFormat } from "../../figure/schema/picture-format.ts";
import { useToast } from "../../index.ts";
import { ScrambledPictureError } from "../platform/canvas.ts";
import { saveFile } from "../platform/save-file.ts";
import { useStore } from "../store/use-store.ts";
import { COUNTED_HERE, recordDownload } from "./count.ts";

const REFUSED = {
  none: "No downloads are left on your plan. Nothing was saved.",
  deleted: "This figure was deleted in another tab. Nothing was saved.",
  unwritten: "This device could not count the download, so nothing was saved. Free up space, then try again.",
};
const ADVICE = "Check your connection and try again. If that does not help, reload the page.";

interface FigureFileOptions {
  /** Called if nothing is saved or printed, with the reason and the next step. */
  readonly onProblem: (figure: CollectedFigure, problem: string) => void;
  /** Called after the file is created and counted, and before it is saved. */
  readonly onCounted?: (figure: CollectedFigure) => void;
}

/** Saves and prints a figure from the collection, and counts each as a download. */
export function useFigureFile({ onProblem, onCounted }: FigureFileOptions) {
  const { planUse } = useStore();
  const { showToast } = useToast();
  /** The figure whose file is being created, and the kind of file. */
  const [busy, setBusy] = useState<{ readonly id: string; readonly file: PictureFormat | "print card" }>();

  /**
   * Creates a file of the figure and counts the download. The file has no watermark if the download is paid for. If
   * creating or counting fails, reports the reason and resolves to undefined.
   */
  const makeAndCount = async <Made,>(
    figure: CollectedFigure,
    file: PictureFormat | "print card",
    make: (counted: CollectedFigure) => Promise<Made>,
  ) => {
    const mine = { id: figure.id, file };
    setBusy(mine);
    try {
      const [counted] = countDownload(figure, planUse);
      const made = await make(counted);
      const { right, isInTab } = await recordDownload(figure.id);
      if (right !== "free" && right !== "uses-one") return void onProblem(figure, REFUSED[right]);
      onCounted?.(figure);
      return { made, isInTab };
    } catch (reason) {
      const noun = file === "print card" ? file : "picture";
      const isScrambled = reason instanceof ScrambledPictureError;
      onProblem(figure, isScrambled ? reason.message : `The ${noun} could not be made. ${ADVICE}`);
      return undefined;
    } finally {
      setBusy((now) => (now === mine ? undefined : now));
    }
  };

  const save = async (figure: CollectedFigure, format: PictureFormat, hasCode = false): Promise<void> => {
    const counting = await makeAndCount(figure, format, async (counted) => {
      const { drawFile } = await import("./draw-file.tsx");
      return drawFile(counted, format, hasCode);
    });
    if (!counting) return;
    const { made: file, isInTab } = counting;
    saveFile(file);
    showToast(
      <>
        Saved <bdi>{file.name}</bdi>.{isInTab ? ` ${COUNTED_HERE}` : null}
      </>,
      { variant: isInTab ? "warning" : "success" },
    );
  };

  const print = async (figure: CollectedFigure): Promise<void> => {
    const counting = await makeAndCount(figure, "print card", async (counted) => {
      const { preparePrint } = await import("./print-card.tsx");
      return preparePrint(counted);
    });
    await counting?.made();
    if (counting?.isInTab) showToast(COUNTED_HERE, { variant: "warning" });
  };

  return { busy, save, print };
}
