import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FigureSpec } from "../../figure.ts";
import url from "../../import/import-worker.ts?worker&url";
import {
  type FoundProfile,
  mergeProfiles,
  profilesOf,
  type ReadProblem,
  readProfile,
  readTypedProfile,
} from "../../import/index.ts";
import { announce } from "../../index.ts";
import { workerUrl } from "../platform/worker-url.ts";

const createWorker = () => new Worker(workerUrl(url), { type: "module" });

export type Reading =
  /** The first files are being read, usually too quickly for a dialog to open. */
  | { readonly step: "idle" }
  | { readonly step: "chooseFiles" }
  /** `share` is the share of the files that has been read, from 0 to 1; undefined if it is not known. */
  | { readonly step: "reading"; readonly names: string; readonly share: number | undefined }
  /** The files belong to different people, and the person must select one. */
  | { readonly step: "several"; readonly profiles: readonly FoundProfile[] }
  | { readonly step: "found"; readonly profile: FoundProfile; readonly isTyped: boolean };

interface ReadingOptions {
  /** Files that are read as soon as the dialog is rendered. */
  initialFiles: readonly File[];
  /** Called when reading starts. */
  onRead: () => void;
  /** Called with a typed name and title if they fit, so that they need no review. */
  onTyped: (profile: FoundProfile) => Promise<void>;
  onFigure: (spec: FigureSpec) => void;
  onBackup: (file: File) => void;
}

/** Delay before progress is shown and announced, in milliseconds. */
const PROGRESS_DELAY_MS = 300;

/** Reads the person's files or text. Reading new files aborts reading the previous ones. */
export function useReading({ initialFiles, onRead, onTyped, onFigure, onBackup }: ReadingOptions) {
  const [reading, setReading] = useState<Reading>({ step: initialFiles.length > 0 ? "idle" : "chooseFiles" });
  const [problems, setProblems] = useState<readonly ReadProblem[]>([]);
  const controller = useRef<AbortController>(undefined);

  const fail = (problems: readonly ReadProblem[]) => {
    setProblems(problems);
    setReading({ step: "chooseFiles" });
    announce(problems.map(({ file, message }) => `${file}: ${message}`).join(" "));
  };
  const merge = (profiles: readonly FoundProfile[], isTyped = false) => {
    const profile = mergeProfiles(profiles);
    setReading(profile === "severalPeople" ? { step: "several", profiles } : { step: "found", profile, isTyped });
    announce(profile === "severalPeople" ? "These files have different names." : "Found your details.");
  };
  const read = async (files: readonly File[]) => {
    controller.current?.abort();
    controller.current = new AbortController();
    const { signal } = controller.current;
    onRead();
    const names = files.map(({ name }) => name).join(", ");
    let share: number | undefined;
    let isSlow = false;
    const slow = setTimeout(() => {
      isSlow = true;
      setReading({ step: "reading", names, share });
      announce(`Reading ${names}…`);
    }, PROGRESS_DELAY_MS);
    const found = await readProfile(files, {
      createWorker,
      signal,
      onProgress(next) {
        share = next;
        if (isSlow) setReading({ step: "reading", names, share });
      },
    })
      // It rejects only if reading was aborted.
      .catch(() => undefined)
      .finally(() => clearTimeout(slow));
    if (!found || signal.aborted) return;

    const { profiles, figure, backup, problems } = found;
    if (profiles.length > 0) {
      setProblems(problems);
      merge(profiles);
    } else if (figure) onFigure(figure);
    else if (backup) onBackup(backup);
    else fail(problems);
  };

  const readText = (text: string) => {
    controller.current?.abort();
    setProblems([]);
    return readTypedProfile(text);
  };

  const readInitialFiles = useEffectEvent(() => {
    if (initialFiles.length > 0) void read(initialFiles);
  });
  useEffect(() => {
    readInitialFiles();
    return () => controller.current?.abort();
  }, []);

  return {
    reading,
    problems,
    /** Stops reading. */
    abort: () => controller.current?.abort(),
    /** Stops reading and asks again for a name or files. */
    cancel() {
      controller.current?.abort();
      setReading({ step: "chooseFiles" });
      setProblems([]);
    },
    /** Continues with the files of the selected person. */
    selectPerson(name: string) {
      if (reading.step === "several") merge(profilesOf(reading.profiles, name));
    },
    read,
    /** Reads a typed name and title. Lines that do not fit are reviewed. Resolves to false if the first is not a name. */
    async readTyped(text: string): Promise<boolean> {
      const profile = readText(text);
      if (profile?.name?.isTyped) await onTyped(profile).catch(() => merge([profile], true));
      else if (profile) merge([profile], true);
      return profile !== undefined;
    },
    /** Reads a pasted profile for review. Returns false if its first line is not a name. */
    readPasted(text: string): boolean {
      const profile = readText(text);
      if (profile) merge([profile], true);
      return profile !== undefined;
    },
  };
}
