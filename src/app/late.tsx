import { type ComponentType, type ReactNode, Suspense, use, useEffect, useEffectEvent, useRef, useState } from "react";
import { savesData } from "../browser/save-data.ts";
import { PartError } from "../index.ts";
import { useHydrated } from "./use-hydrated.ts";
import { withStyles } from "./whole-sheet.ts";

/**
 * What a person does first; a screen reader's press may be a click and nothing else. And the network's return: what was
 * asked for without it is tried again.
 */
const SIGNS = ["pointermove", "pointerdown", "keydown", "focusin", "scroll", "click", "online"];

/** Resolves at the next sign of a person. */
const sign = () =>
  new Promise<void>((resolve) => {
    const heard = new AbortController();
    const hear = () => {
      heard.abort();
      resolve();
    };
    for (const kind of SIGNS) addEventListener(kind, hear, { capture: true, passive: true, signal: heard.signal });
  });

/** Calls back at the first sign of a person who does not save data: then is the time to fetch what a press may need. */
export const useSign = (act: () => unknown): void => {
  const once = useEffectEvent(() => savesData() || act());
  useEffect(() => void sign().then(once), []);
};

/** A part of a page whose code comes late. */
export class LatePart<Props = object> {
  Loaded: ComponentType<Props> | undefined;
  #fetch: () => Promise<ComponentType<Props>>;
  #coming: Promise<ComponentType<Props>> | undefined;
  constructor(fetch: () => Promise<ComponentType<Props>>) {
    this.#fetch = fetch;
  }
  /** Fetches it at once: on the server, and for a page that a link leads to. */
  async load(): Promise<ComponentType<Props>> {
    this.Loaded = await withStyles(this.#fetch());
    return this.Loaded;
  }
  /** One promise, for `use()`. */
  coming(isMarkupThere: boolean): Promise<ComponentType<Props>> {
    this.#coming ??= isMarkupThere ? this.#loadOnSign() : this.load();
    return this.#coming;
  }
  /** What was pressed before the page could (early-presses.ts) is a sign too. */
  async #loadOnSign(
    isGiven = window.presses !== undefined && window.presses.length > 0,
  ): Promise<ComponentType<Props>> {
    if (!isGiven) await sign();
    return this.load().catch(() => this.#loadOnSign(false));
  }
}

interface LateProps<Props> {
  part: LatePart<Props>;
  props: Props;
}

/**
 * Shows a late part. In a prerendered page its code comes at the first sign of a person. Until then the markup stands:
 * links lead where they should, fields take text, and a press of a button is done once the part can. If the code cannot
 * be fetched the markup stays, and the next sign tries again.
 */
export function Late<Props extends object>({ part, props }: LateProps<Props>) {
  const [isAwake, setAwake] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAwake) return void pressed.current?.click();
    const press = (event: MouseEvent) => {
      const button = event.target instanceof Element ? event.target.closest("button") : null;
      if (!button || !place.current?.contains(button)) return;
      event.preventDefault();
      pressed.current = button;
    };
    document.addEventListener("click", press, { capture: true });
    return () => document.removeEventListener("click", press, { capture: true });
  }, [isAwake]);
  const now = (
    <Suspense>
      <Awake part={part} props={props} onAwake={setAwake} />
    </Suspense>
  );
  // The very same element: React takes markup away that is asked to change before it can.
  const [asleep] = useState(now);
  return (
    <div ref={place} className="contents" data-asleep={isAwake ? undefined : ""}>
      {isAwake ? now : asleep}
    </div>
  );
}

function Awake<Props extends object>({
  part,
  props,
  onAwake,
}: LateProps<Props> & { onAwake: (isAwake: true) => void }) {
  const isMarkupThere = !useHydrated();
  useEffect(() => onAwake(true), [onAwake]);
  // After all hooks: React goes on behind a promise that it waited for, and by then none may be asked.
  const Loaded = part.Loaded ?? use(part.coming(isMarkupThere));
  return <Loaded {...props} />;
}

interface SoonProps<Props> extends LateProps<Props> {
  /** Stands there until its code is. */
  waiting?: ReactNode;
  /** Goes on waiting where its code cannot be fetched, and says nothing: for a picture beside its words. */
  isQuiet?: boolean;
}

/**
 * Shows a late part that is not in the prerendered page. Where its code cannot be fetched it says so and offers to try
 * again; the network's return does that too.
 */
export function Soon<Props extends object>({
  part,
  props,
  waiting = <div aria-busy className="min-h-[50dvh]" />,
  isQuiet = false,
}: SoonProps<Props>) {
  const [state, setState] = useState<"loading" | "loaded" | "failed">(part.Loaded ? "loaded" : "loading");
  useEffect(() => {
    if (state === "loading")
      part.load().then(
        () => setState("loaded"),
        () => setState("failed"),
      );
    if (state !== "failed") return;
    const retry = () => setState("loading");
    addEventListener("online", retry);
    return () => removeEventListener("online", retry);
  }, [part, state]);
  if (state === "failed" && !isQuiet) return <PartError onRetry={() => setState("loading")} />;
  return part.Loaded ? <part.Loaded {...props} /> : waiting;
}
