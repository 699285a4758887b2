"use client";
import { CaseSensitive, IdCard, LockOpen, Shirt, Toolbox, UserRound, UserRoundPen } from "lucide-react";
import {
  type ComponentProps,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { CountedField } from "../components/CountedField.tsx";
import type { ProfileDetails } from "../domain/profile.ts";
import type { AccessoryTrio } from "../figure/schema/accessory.ts";
import type { DesignLock, FigureDesign } from "../figure/schema/design.ts";
import type { FigureLook } from "../figure/schema/fields.ts";
import { type FigureSpec, isSameLook, TEXT_LIMITS } from "../figure/schema/spec.ts";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../primitives/Tabs.tsx";
import { wrapText } from "../primitives/wrap-text.tsx";
import { EditorHead } from "./EditorHead.tsx";
import { GearPanel } from "./GearPanel.tsx";
import { LookPanel } from "./LookPanel.tsx";
import { EDITOR_LABELS, type EditorLabels } from "./labels.ts";
import { SearchField } from "./SearchField.tsx";
import { SearchResults } from "./SearchResults.tsx";
import { WordsPanel } from "./WordsPanel.tsx";
import { withFollowing } from "./with-following.ts";

const TABS = [
  ["person", UserRound],
  ["outfit", Shirt],
  ["gear", Toolbox],
  ["box", IdCard],
  ["words", CaseSensitive],
] as const;

/** A tab of the editor. */
export type EditorTab = (typeof TABS)[number][0];

export interface FigureEditorProps extends Omit<ComponentProps<"section">, "children"> {
  /** What is edited. Its texts may be empty while a person types: draw it through `toFigureSpec`. */
  design: FigureDesign;
  /** Called with each change. Changes with the same `step`, as in typing, belong together when they are undone. */
  onDesignChange: (design: FigureDesign, step?: string) => void;
  /** What Surprise me leaves alone. @default none */
  locks?: readonly DesignLock[] | undefined;
  /** Called with all locks when one was switched. */
  onLocksChange?: ((locks: readonly DesignLock[]) => void) | undefined;
  /** Which details are still those of a sample person: says so. @default none */
  sampleDetails?: readonly (keyof ProfileDetails)[] | undefined;
  /** Called on Use my own details; without it there is no such button. */
  onUseOwnDetails?: (() => void) | undefined;
  /** A name that the person's link suggests: offered below the name, never filled in by itself. */
  suggestedName?: string | undefined;
  /** Stands above the tabs, where the box is out of sight: an EditorStrip. */
  strip?: ReactNode;
  /** Called on Copy figure link; without it there is no such button. */
  onCopyLink?: (() => void) | undefined;
  /** The tab that is open at first. @default "person" */
  defaultTab?: EditorTab | undefined;
  /**
   * Its texts, for another language; missing ones fall back to English.
   * @default EDITOR_LABELS
   */
  labels?: Partial<EditorLabels> | undefined;
}

const NO_LOCKS: readonly DesignLock[] = [];
const NO_DETAILS: readonly (keyof ProfileDetails)[] = [];

/** The spec as it was when it last looked different: typing changes no small picture. */
function useLook(spec: FigureSpec): FigureSpec {
  const [look, setLook] = useState(spec);
  const isSame = isSameLook(look, spec);
  if (!isSame) setLook(spec);
  return isSame ? look : spec;
}

/** Make it yours: everything about a figure that a person may change. The picture of it stands elsewhere. */
export function FigureEditor({
  design,
  onDesignChange,
  locks = NO_LOCKS,
  onLocksChange,
  sampleDetails = NO_DETAILS,
  onUseOwnDetails,
  suggestedName,
  strip,
  onCopyLink,
  defaultTab = "person",
  labels: ownLabels,
  className,
  ...rest
}: FigureEditorProps) {
  const id = useId();
  const { spec } = design;
  const labels = useMemo(() => ({ ...EDITOR_LABELS, ...ownLabels }), [ownLabels]);
  const [tab, setTab] = useState(defaultTab);
  const [query, setQuery] = useState("");
  /** Which accessory takes the next picture. */
  const [place, setPlace] = useState(0);
  const tools = useRef<HTMLDivElement>(null);
  const isVillain = spec.type === "villain";
  const look = useLook(spec);
  // The box and the choice change at once; the small pictures follow when there is time.
  const drawnSpec = useDeferredValue(look);

  const changeSpec = (change: Partial<FigureSpec>, step?: string) =>
    onDesignChange({ ...design, spec: { ...spec, ...change } }, step);
  const toggleLocks = (group: readonly DesignLock[]) => {
    const others = locks.filter((lock) => !group.includes(lock));
    onLocksChange?.(group.every((lock) => locks.includes(lock)) ? others : [...others, ...group]);
  };

  // Option groups are memoized by what they show, so their callbacks must stay the same.
  const select = (change: Partial<FigureLook>) => changeSpec(withFollowing(spec, change));
  const latest = useRef({ select, toggleLocks });
  useLayoutEffect(() => {
    latest.current = { select, toggleLocks };
  });
  const onSelect = useCallback((change: Partial<FigureLook>) => latest.current.select(change), []);
  const onToggleLock = useCallback((group: readonly DesignLock[]) => latest.current.toggleLocks(group), []);

  const looks = { spec: look, drawnSpec, locks, onSelect, onToggleLock, labels };
  const gear = {
    spec,
    onAccessoriesChange: (accessories: AccessoryTrio, step?: string) => changeSpec({ accessories }, step),
    place,
    onPlaceChange: setPlace,
    locks,
    onToggleLock,
    labels,
  };
  const isSearching = query.trim() !== "";
  return (
    <section
      aria-labelledby={id}
      {...rest}
      data-slot="figure-editor"
      data-type={spec.type}
      className={cn("pf:@container pf:panel pf:p-bench", className)}
    >
      <div className="pf:grid pf:gap-4 pf:*:min-w-0">
        <EditorHead
          id={id}
          sampleDetails={sampleDetails}
          onUseOwnDetails={onUseOwnDetails}
          onCopyLink={onCopyLink}
          labels={labels}
        />
        <div className="pf:grid pf:gap-4 pf:@bench:grid-cols-2">
          <div className="pf:grid pf:content-start pf:justify-items-start pf:gap-1">
            <CountedField
              label={labels.name}
              value={spec.name}
              limit={TEXT_LIMITS.name}
              onValueChange={(name, step) => changeSpec({ name }, step)}
              labels={labels}
              className="pf:w-full pf:[&_input]:type-item"
            />
            {suggestedName && suggestedName !== spec.name ? (
              <Button variant="ghost" size="sm" onClick={() => changeSpec({ name: suggestedName })}>
                <UserRoundPen aria-hidden />
                {labels.takeName(suggestedName)}
              </Button>
            ) : null}
          </div>
          <CountedField
            label={labels.jobTitle}
            value={spec.jobTitle}
            limit={TEXT_LIMITS.jobTitle}
            onValueChange={(jobTitle, step) => changeSpec({ jobTitle }, step)}
            labels={labels}
            className="pf:[&_input]:type-item"
          />
        </div>
        {wrapText(strip)}
        {/* Escape brings the tabs back from anywhere in the results, and focus to where a person goes on typing. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it listens for what its fields do not use */}
        <div
          ref={tools}
          onKeyDown={(event) => {
            if (event.key !== "Escape" || query === "") return;
            event.preventDefault();
            event.stopPropagation();
            setQuery("");
            tools.current?.querySelector<HTMLElement>("input[type=search]")?.focus();
          }}
          className="pf:grid pf:grid-cols-1 pf:gap-4"
        >
          <SearchField value={query} onValueChange={setQuery} labels={labels} />
          {isSearching ? (
            <SearchResults query={query} looks={looks} gear={gear} />
          ) : (
            <Tabs
              dir={rest.dir === "rtl" ? "rtl" : "ltr"}
              value={tab}
              onValueChange={(next) => setTab(next as EditorTab)}
              className={cn(
                "pf:grid pf:gap-4 pf:*:min-w-0",
                isVillain &&
                  "pf:**:data-[slot=tabs-list]:rounded-xs pf:**:data-[slot=tabs-trigger]:rounded-xs pf:**:data-[slot=tabs-trigger]:before:cut-2",
              )}
            >
              <TabsList variant="icons" aria-label={labels.tabs}>
                {TABS.map(([value, Icon]) => (
                  <TabsTrigger key={value} value={value}>
                    <Icon aria-hidden />
                    {labels[value]}
                  </TabsTrigger>
                ))}
              </TabsList>
              {(["person", "outfit", "box"] as const).map((value) => (
                <TabsContent key={value} value={value} tabIndex={-1}>
                  <LookPanel tab={value} {...looks} />
                </TabsContent>
              ))}
              <TabsContent value="gear" tabIndex={-1}>
                <GearPanel {...gear} />
              </TabsContent>
              <TabsContent value="words" tabIndex={-1}>
                <WordsPanel design={design} onDesignChange={onDesignChange} labels={labels} />
              </TabsContent>
            </Tabs>
          )}
        </div>
        {tab === "words" && !isSearching ? null : (
          <p className="pf:flex pf:gap-2 pf:text-muted pf:text-small pf:leading-snug">
            <LockOpen aria-hidden className="pf:size-5 pf:shrink-0" />
            <span>{labels.locksHelp}</span>
          </p>
        )}
      </div>
    </section>
  );
}
