"use client";
import { ChevronDown, Search, SlidersHorizontal } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef, useState } from "react";
import { type CollectionView, DEFAULT_VIEW, VIEW_OPTIONS } from "../domain/collected-figure.ts";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import { Segments } from "../primitives/Segments.tsx";
import { TextField } from "../primitives/TextField.tsx";
import { useRestoredValue } from "../primitives/use-restored-value.ts";

export interface CollectionToolbarProps extends Omit<ComponentProps<"search">, "children"> {
  /** What is shown, and in which order. */
  view: CollectionView;
  /** Called with the whole view on each key and each choice. */
  onViewChange: (view: CollectionView) => void;
  /** The summary: "5 figures: 4 bought, 1 draft." It is no live region: the page speaks what a search found. */
  children?: ReactNode;
  /** Buttons at the summary's end, such as Back up and Restore. */
  actions?: ReactNode;
  /** The toolbar's words in your language. @default English */
  words?: typeof WORDS;
}

const WORDS = {
  label: "Search and filter",
  search: "Search by name",
  placeholder: "Maya, Viktor…",
  filters: "Filters",
  set: (count: number) => `${count} set`,
  type: "Type",
  types: { all: "All", hero: "Heroes", villain: "Villains" },
  state: "State",
  states: { all: "All", paid: "Bought", draft: "Drafts" },
  sort: "Sort",
  sorts: { newest: "Newest first", oldest: "Oldest first", name: "Name A–Z" },
};

/**
 * Search, filters and order of a collection, and a line on what is there. On a phone the filters and the order stand
 * behind one button, which tells how many are set.
 */
export function CollectionToolbar({
  view,
  onViewChange,
  children,
  actions,
  words = WORDS,
  className,
  ...rest
}: CollectionToolbarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<CollectionView>) => onViewChange({ ...view, ...part });
  const search = useRef<HTMLInputElement>(null);
  useRestoredValue(
    view.search,
    () => search.current?.value,
    (value) => change({ search: value }),
  );
  const count = FILTERS.filter((filter) => view[filter] !== DEFAULT_VIEW[filter]).length;
  return (
    <search aria-label={words.label} {...rest} data-slot="collection-toolbar" className={cn("grid gap-2.5", className)}>
      <div className="flex flex-wrap items-end gap-x-2.5 gap-y-4 md:grid md:grid-cols-2 md:gap-4 lg:grid-cols-[minmax(0,1.3fr)_auto_auto_minmax(0,0.7fr)] [&_legend]:text-muted">
        <TextField
          ref={search}
          className="min-w-0 flex-[1_1_9rem]"
          label={<span className="type-label text-muted">{words.search}</span>}
          icon={<Search aria-hidden />}
          type="search"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={words.placeholder}
          value={view.search}
          onChange={(event) => change({ search: event.target.value })}
        />
        <Button
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="min-h-14 px-3.5! md:hidden noscript:hidden"
        >
          <SlidersHorizontal aria-hidden className="max-[24rem]:hidden" />
          {words.filters}
          {count > 0 ? (
            <span className="grid size-6 place-items-center rounded-pill bg-ink font-text text-background text-micro">
              <span aria-hidden>{count}</span>
              <span className="sr-only">{words.set(count)}</span>
            </span>
          ) : null}
        </Button>
        <div
          id={id}
          className={cn("grid basis-full grid-cols-1 gap-4 md:contents noscript:grid", !isOpen && "max-md:hidden")}
        >
          <Segments
            label={words.type}
            value={view.type}
            onValueChange={(type) => change({ type })}
            segments={VIEW_OPTIONS.type.map((value) => ({ value, label: words.types[value] }))}
          />
          <Segments
            label={words.state}
            value={view.state}
            onValueChange={(state) => change({ state })}
            segments={VIEW_OPTIONS.state.map((value) => ({ value, label: words.states[value] }))}
          />
          <Sort value={view.sort} onValueChange={(sort) => change({ sort })} words={words} />
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-1">
        <p className="text-muted text-small">{children}</p>
        {actions ? <div className="-mx-4 flex flex-wrap gap-1">{actions}</div> : null}
      </div>
    </search>
  );
}

/** What stands behind the button on a phone. */
const FILTERS = ["type", "state", "sort"] as const;

interface SortProps {
  value: CollectionView["sort"];
  onValueChange: (sort: CollectionView["sort"]) => void;
  words: typeof WORDS;
}

function Sort({ value, onValueChange, words }: SortProps) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useRestoredValue(value, () => select.current?.value as typeof value | undefined, onValueChange);
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="type-label text-muted">
        {words.sort}
      </label>
      <span className="relative grid items-center">
        <select
          ref={select}
          id={id}
          value={value}
          onChange={(event) => onValueChange(event.target.value as CollectionView["sort"])}
          className="min-h-14 w-full appearance-none rounded-md border-2 border-line-strong bg-surface ps-4 pe-11 focus-visible:focus-ring"
        >
          {VIEW_OPTIONS.sort.map((sort) => (
            <option key={sort} value={sort}>
              {words.sorts[sort]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pointer-events-none absolute end-3.5 size-5" />
      </span>
    </div>
  );
}
