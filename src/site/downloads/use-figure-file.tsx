import { useState } from "react";
import type { CollectedFigure } from "../../domain/collected-figure.ts";
import { downloadRight } from "../../domain/entitlement.ts";
import type { PictureFormat } from "../../figure/schema/picture-format.ts";
import { toast } from "../../index.ts";
import { refusesFiles, saveFile } from "../platform/save-file.ts";
import { ScrambledPictureError } from "../platform/scrambled-picture.ts";
import { useStore } from "../store/store.ts";
import { COUNTED_HERE, type Refusal, takeRight } from "./count.ts";
import { loadFiles } from "./lazy-files.ts";

const REFUSED: Readonly<Record<Refusal, string>> = {
  none: "No downloads are left on your plan. Nothing was saved.",
  "uses-one": "This uses one of your plan’s downloads now, so nothing was saved. Press Download to go on.",
  deleted: "This figure was deleted in another tab. Nothing was saved.",
  changed: "This figure changed in another tab. Nothing was saved: press Download again.",
  unwritten: "This device could not count the download, so nothing was saved. Free up space, then try again.",
};
const ADVICE = "Check your connection and try again. If that does not help, reload the page.";

interface FigureFileOptions {
  /** Called if nothing is saved or printed, with the reason and the next step. */
  readonly onProblem: (figure: CollectedFigure, problem: string) => void;
  /** Called after the file is created and counted, and before it is saved. Also if files cannot be saved here at all. */
  readonly onEnd?: (figure: CollectedFigure) => void;
  /** Confirms that a file was saved. By default, a toast does. */
  readonly onSaved?: (format: PictureFormat, message: string) => void;
  /** Shares the figure instead, where files cannot be saved. */
  readonly onShare: (figure: CollectedFigure) => void;
}

type Files = Awaited<ReturnType<typeof loadFiles>>;

/** Saves and prints a figure from the collection, and counts each as a download. */
export function useFigureFile({ onProblem, onEnd, onSaved, onShare }: FigureFileOptions) {
  const { planUse } = useStore();
  /** The figure whose file is being created, and the kind of file. */
  const [busy, setBusy] = useState<{ readonly id: string; readonly file: PictureFormat | "print card" }>();

  /**
   * Creates a file of the figure without the watermark, and then takes the right to hand it out. If creating fails or
   * the right is refused, reports the reason and resolves to undefined.
   */
  const makeAndCount = async <Made,>(
    figure: CollectedFigure,
    file: PictureFormat | "print card",
    make: (files: Files, unlocked: CollectedFigure) => Promise<Made>,
  ) => {
    if (refusesFiles(() => onShare(figure))) return void onEnd?.(figure);
    const mine = { id: figure.id, file };
    setBusy(mine);
    try {
      const agreed = downloadRight(figure, planUse);
      const output = await make(await loadFiles(), { ...figure, payment: "unlocked" });
      const { granted, refusal, isInTab } = await takeRight(figure, "download", agreed);
      if (!granted) return void onProblem(figure, REFUSED[refusal]);
      onEnd?.(figure);
      return { output, isInTab };
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
    const counting = await makeAndCount(figure, format, ({ drawFile }, unlocked) =>
      drawFile(unlocked, format, hasCode),
    );
    if (!counting) return;
    const { output: file, isInTab } = counting;
    saveFile(file);
    if (onSaved && !isInTab) return onSaved(format, `Saved ${file.name}.`);
    toast(
      <>
        Saved <bdi>{file.name}</bdi>.{isInTab ? ` ${COUNTED_HERE}` : null}
      </>,
      { variant: isInTab ? "warning" : "success" },
    );
  };

  const print = async (figure: CollectedFigure, hasCode = false): Promise<void> => {
    const counting = await makeAndCount(figure, "print card", ({ preparePrint }, unlocked) =>
      preparePrint(unlocked, hasCode),
    );
    await counting?.output();
    if (counting?.isInTab) toast(COUNTED_HERE, { variant: "warning" });
  };

  return { busy, save, print };
}
