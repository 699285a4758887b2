"use client";
import { CaseSensitive, IdCard, LockOpen, Shirt, Toolbox, UserRound } from "lucide-react";
import {
  type ComponentProps,
  type ComponentType,
  useCallback,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { AccessoryTrio } from "../figure/schema/accessory.ts";
import type { DesignLock, FigureDesign } from "../figure/schema/design.ts";
import type { FigureLook } from "../figure/schema/fields.ts";
import { type FigureSpec, isSameLook } from "../figure/schema/spec.ts";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { SearchField } from "../primitives/SearchField.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../primitives/Tabs.tsx";
import { GearPanel } from "./GearPanel.tsx";
import { LookPanel, SectionNav } from "./LookPanel.tsx";
import { EDITOR_LABELS, type EditorLabels } from "./labels.ts";
import { SearchResults } from "./SearchResults.tsx";
import { WordsPanel } from "./WordsPanel.tsx";
import { withFollowing } from "./with-following.ts";

/** A tab of the editor. */
export type EditorTab = "person" | "outfit" | "gear" | "box" | "words";

const TABS: readonly (readonly [EditorTab, ComponentType])[] = [
  ["person", UserRound],
  ["outfit", Shirt],
  ["gear", Toolbox],
  ["box", IdCard],
  ["words", CaseSensitive],
];

export interface FigureEditorProps extends Omit<ComponentProps<"div">, "children"> {
  /**
   * The design to edit. Its tagline and the labels of its accessories may be empty while a person types, so pass its
   * `spec` through `toFigureSpec` before drawing it. Its `placeholders` are shown as placeholders of empty fields.
   */
  design: FigureDesign;
  /** Called with the changed design. Successive changes with the same `mergeKey`, as from typing, are one undo step. */
  onDesignChange: (design: FigureDesign, mergeKey?: string) => void;
  /** The parts that Surprise me does not change. @default none */
  locks?: readonly DesignLock[] | undefined;
  /** Called with all locks when one changes. If you leave it out, there are no lock buttons. */
  onLocksChange?: ((locks: readonly DesignLock[]) => void) | undefined;
  /** The tab that is open at first. @default "person" */
  defaultTab?: EditorTab | undefined;
  /** Called with the new tab. */
  onTabChange?: ((tab: EditorTab) => void) | undefined;
  /** The level of the headings of long tabs. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** The editor's translated texts. Missing texts are in English. @default EDITOR_LABELS */
  labels?: Translations<EditorLabels> | undefined;
}

const NO_LOCKS: readonly DesignLock[] = [];

/** Returns the same spec until its look changes, so that typing does not redraw the small pictures. */
function useLook(spec: FigureSpec): FigureSpec {
  const [look, setLook] = useState(spec);
  const isSame = isSameLook(look, spec);
  if (!isSame) setLook(spec);
  return isSame ? look : spec;
}

/** The complete editor of a figure. It does not show the figure: render a FigureBox next to it. */
export function FigureEditor({
  design,
  onDesignChange,
  locks = NO_LOCKS,
  onLocksChange,
  defaultTab = "person",
  onTabChange,
  headingLevel = 3,
  labels: ownLabels,
  className,
  ...rest
}: FigureEditorProps) {
  const id = useId();
  const { spec } = design;
  const labels = useMemo(() => mergeLabels(EDITOR_LABELS, ownLabels), [ownLabels]);
  const [tab, setTab] = useState(defaultTab);
  const [query, setQuery] = useState("");
  /** The index of the accessory whose picture is being chosen. */
  const [slot, setSlot] = useState(0);
  const tools = useRef<HTMLDivElement>(null);
  const look = useLook(spec);
  // The selection updates at once. The small pictures use a deferred value, so they update at low priority.
  const drawnSpec = useDeferredValue(look);

  const changeSpec = (change: Partial<FigureSpec>, mergeKey?: string) =>
    onDesignChange({ ...design, spec: { ...spec, ...change } }, mergeKey);
  const toggleLocks = (group: readonly DesignLock[]) => {
    const others = locks.filter((lock) => !group.includes(lock));
    onLocksChange?.(group.every((lock) => locks.includes(lock)) ? others : [...others, ...group]);
  };

  // Option groups are memoized, so their callbacks must be stable.
  const select = (change: Partial<FigureLook>) => changeSpec(withFollowing(spec, change));
  const latest = useRef({ select, toggleLocks });
  useLayoutEffect(() => {
    latest.current = { select, toggleLocks };
  });
  const onSelect = useCallback((change: Partial<FigureLook>) => latest.current.select(change), []);
  const toggleGroup = useCallback((group: readonly DesignLock[]) => latest.current.toggleLocks(group), []);
  const onToggleLock = onLocksChange && toggleGroup;

  const looks = { spec: look, drawnSpec, locks, onSelect, onToggleLock, labels };
  const gear = {
    spec,
    onAccessoriesChange: (accessories: AccessoryTrio, mergeKey?: string) => changeSpec({ accessories }, mergeKey),
    slot,
    onSlotChange: setSlot,
    locks,
    onToggleLock,
    labels,
  };
  const isSearching = query.trim() !== "";
  return (
    <div
      {...rest}
      data-slot="figure-editor"
      data-type={spec.type}
      className={cn(
        "pf:@container pf:villain:**:data-[slot=tabs-list]:rounded-xs pf:villain:**:data-[slot=tabs-trigger]:rounded-xs pf:villain:**:data-[slot=tabs-trigger]:before:cut-2",
        className,
      )}
    >
      {/* Escape anywhere in the results shows the tabs again and returns focus to the search field. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys bubble up from the fields inside */}
      <div
        ref={tools}
        onKeyDown={(event) => {
          if (event.key !== "Escape" || query === "") return;
          event.preventDefault();
          event.stopPropagation();
          setQuery("");
          tools.current?.querySelector<HTMLElement>("input[type=search]")?.focus();
        }}
        className="pf:grid pf:grid-cols-1 pf:gap-3"
      >
        <search aria-label={labels.search} className="pf:scroll-mt-4">
          <SearchField
            label={labels.search}
            labels={{ clear: labels.clearSearch }}
            placeholder={labels.searchPlaceholder}
            value={query}
            onValueChange={(next) => {
              if (query === "") makeRoom(tools.current);
              setQuery(next);
            }}
          />
        </search>
        {isSearching ? (
          <SearchResults query={query} looks={looks} gear={gear} />
        ) : (
          <Tabs
            value={tab}
            onValueChange={(next) => {
              setTab(next as EditorTab);
              onTabChange?.(next as EditorTab);
            }}
            className="pf:grid pf:grid-cols-1 pf:gap-3"
          >
            {/* Not sticky in a narrow container, as on a phone with large text: the content needs the space. */}
            <div className="pf:z-20 pf:-mx-2 pf:grid pf:grid-cols-1 pf:gap-1 pf:bg-surface pf:px-2 pf:py-1 pf:@min-[17rem]:sticky pf:@min-[17rem]:top-0">
              <TabsList variant="icons" aria-label={labels.tabs}>
                {TABS.map(([value, Icon]) => (
                  <TabsTrigger key={value} value={value} className="pf:@max-[20rem]:text-micro">
                    <Icon aria-hidden />
                    {labels[value]}
                  </TabsTrigger>
                ))}
              </TabsList>
              {tab === "gear" || tab === "words" ? null : <SectionNav id={id} tab={tab} labels={labels} />}
            </div>
            {(["person", "outfit", "box"] as const).map((value) => (
              <TabsContent key={value} value={value} tabIndex={-1}>
                <LookPanel id={id} tab={value} headingLevel={headingLevel} {...looks} />
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
        {!onLocksChange || (tab === "words" && !isSearching) ? null : (
          <p className="pf:flex pf:gap-2 pf:text-muted pf:text-small pf:leading-snug">
            <LockOpen aria-hidden className="pf:size-5 pf:shrink-0" />
            <span>{labels.locksHelp}</span>
          </p>
        )}
      </div>
    </div>
  );
}

/** Scrolls the search field to the top on touch devices, because the on-screen keyboard would hide the results. */
function makeRoom(tools: HTMLElement | null) {
  if (globalThis.matchMedia?.("(pointer: coarse)").matches)
    tools?.querySelector("search")?.scrollIntoView({ block: "start" });
}
