import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FoundProfile } from "../../domain/found-profile.ts";
import { mergeProfiles, profilesOf } from "../../domain/merge-profiles.ts";
import { type FigureSpec, useAnnounce } from "../../index.ts";
import { IMPORT_ERRORS } from "./messages.ts";
import { type FileResult, readFiles } from "./read-files.ts";

/** What could not be read, and why. */
export interface ReadProblem {
  readonly file: string;
  readonly message: string;
}

export type Reading =
  /** Files were given, and are read so quickly that nothing is shown. */
  | { readonly step: "idle" }
  | { readonly step: "choose" }
  | { readonly step: "reading"; readonly names: string; readonly share: number | undefined }
  /** The files belong to different people: one profile each. */
  | { readonly step: "several"; readonly profiles: readonly FoundProfile[] }
  | { readonly step: "found"; readonly profile: FoundProfile };

interface ReadingOptions {
  /** Read at once. */
  files: readonly File[];
  /** Called when a reading begins. */
  onRead: () => void;
  onFigure: (spec: FigureSpec) => void;
  onBackup: (file: File) => void;
}

/** How long a reading may take before it is shown and announced, in milliseconds. */
const QUICK_MS = 300;

/** Reads the person's files, one reading at a time: a new one or `cancel` ends the last. */
export function useReading({ files: given, onRead, onFigure, onBackup }: ReadingOptions) {
  const announce = useAnnounce();
  const [reading, setReading] = useState<Reading>({ step: given.length > 0 ? "idle" : "choose" });
  const [problems, setProblems] = useState<readonly ReadProblem[]>([]);
  const run = useRef<AbortController>(undefined);

  const merge = (profiles: readonly FoundProfile[]) => {
    const profile = mergeProfiles(profiles);
    setReading(profile === "severalPeople" ? { step: "several", profiles } : { step: "found", profile });
    announce(profile === "severalPeople" ? "These files belong to different names." : "Found your details.");
  };
  const show = (results: readonly FileResult[]) => {
    const failed: ReadProblem[] = [];
    const profiles: FoundProfile[] = [];
    let figure: FigureSpec | undefined;
    let backup: File | undefined;
    for (const { file, result } of results) {
      if (result.kind === "error") failed.push({ file: file.name, message: IMPORT_ERRORS[result.error] });
      if (result.kind === "profile") profiles.push(result.profile);
      if (result.kind === "figure") figure ??= result.spec;
      if (result.kind === "backup") backup ??= file;
    }
    setProblems(failed);
    if (profiles.length > 0) return merge(profiles);
    if (figure) return onFigure(figure);
    if (backup) return onBackup(backup);
    setReading({ step: "choose" });
    announce(failed.map(({ file, message }) => `${file}: ${message}`).join(" "));
  };
  const read = async (files: readonly File[]) => {
    run.current?.abort();
    run.current = new AbortController();
    const { signal } = run.current;
    onRead();
    const names = files.map(({ name }) => name).join(", ");
    let share: number | undefined;
    let isSlow = false;
    const slow = setTimeout(() => {
      isSlow = true;
      setReading({ step: "reading", names, share });
      announce(`Reading ${names}…`);
    }, QUICK_MS);
    const results = await readFiles(files, {
      signal,
      onProgress(next) {
        share = next;
        if (isSlow) setReading({ step: "reading", names, share });
      },
    })
      // Only a cancel rejects.
      .catch(() => undefined)
      .finally(() => clearTimeout(slow));
    if (results) show(results);
  };

  const readGiven = useEffectEvent(() => {
    if (given.length > 0) void read(given);
  });
  useEffect(() => {
    readGiven();
    return () => run.current?.abort();
  }, []);

  return {
    reading,
    problems,
    cancel() {
      run.current?.abort();
      setReading({ step: "choose" });
      setProblems([]);
    },
    /** Answers which of several people it is: the files of that person are read as one. */
    choosePerson(name: string) {
      if (reading.step === "several") merge(profilesOf(reading.profiles, name));
    },
    read,
  };
}
