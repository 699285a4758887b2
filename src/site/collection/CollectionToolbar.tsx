import { ChevronDown, SlidersHorizontal } from "lucide-react";
import { useId, useRef, useState } from "react";
import { type CollectionView, DEFAULT_VIEW, VIEW_OPTIONS } from "../../domain/collection-view.ts";
import { Button, SearchField, SegmentedControl } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { BackUpButton, RestoreButton } from "../backup/index.ts";

interface CollectionToolbarProps {
  view: CollectionView;
  /** Called with the complete new view after each keystroke in the search and each choice. */
  onViewChange: (view: CollectionView) => void;
  /** Whether to show the search and filters even if none is set. */
  hasFilters: boolean;
  /** A summary of the results: "1 of 5 figures." It is not a live region; announce changed results yourself. */
  summary: string;
}

const TYPES = { all: "All", hero: "Heroes", villain: "Villains" };
const STATES = { all: "All", paid: "Bought", draft: "Drafts" };
const SORTS = { newest: "Newest first", oldest: "Oldest first", name: "Name A–Z" };

/**
 * Search, filters and sort order of the collection, with a summary and the backup buttons. On a phone, a button opens
 * the filters and the sort order and shows how many are set.
 */
export function CollectionToolbar({ view, onViewChange, hasFilters, summary }: CollectionToolbarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const change = (part: Partial<CollectionView>) => onViewChange({ ...view, ...part });
  const search = useRef<HTMLInputElement>(null);
  const isSet = (key: keyof CollectionView) => view[key] !== DEFAULT_VIEW[key];
  const count = FILTERS.filter(isSet).length;
  const isFiltered = isSet("search") || isSet("type") || isSet("state");
  // Once shown, the controls stay: the person may be using them.
  const [isShown, setShown] = useState(false);
  if (!isShown && (hasFilters || isFiltered || count > 0)) setShown(true);
  return (
    <search aria-label="Search and filter" className="pf:@container pf:grid pf:grid-cols-1 pf:gap-2">
      {isShown ? (
        <div className="pf:noscript:hidden pf:flex pf:flex-wrap pf:items-end pf:gap-x-2 pf:gap-y-4 pf:@bench:grid pf:@bench:grid-cols-2 pf:@bench:gap-4 pf:@min-[60rem]:grid-cols-[minmax(0,1.3fr)_auto_auto_minmax(0,0.7fr)]">
          <SearchField
            ref={search}
            className="pf:min-w-0 pf:flex-[1_1_9rem]"
            label="Search by name"
            placeholder="Maya, Viktor…"
            value={view.search}
            onValueChange={(search) => change({ search })}
          />
          <Button
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            isCompact
            className="pf:min-h-14 pf:@bench:hidden"
          >
            <SlidersHorizontal aria-hidden className="pf:max-[24rem]:hidden" />
            Filters
            {count > 0 ? (
              <span className="pf:grid pf:size-6 pf:place-items-center pf:rounded-pill pf:bg-ink pf:font-text pf:text-background pf:text-micro">
                <span aria-hidden>{count}</span>
                <span className="pf:sr-only">{`${count} set`}</span>
              </span>
            ) : null}
          </Button>
          <div
            id={id}
            className={cn(
              "pf:grid pf:basis-full pf:grid-cols-1 pf:gap-4 pf:@bench:contents",
              !isOpen && "pf:@max-bench:hidden",
            )}
          >
            <SegmentedControl
              label="Type"
              value={view.type}
              onValueChange={(type) => change({ type })}
              segments={VIEW_OPTIONS.type.map((value) => ({ value, label: TYPES[value] }))}
            />
            <SegmentedControl
              label="State"
              value={view.state}
              onValueChange={(state) => change({ state })}
              segments={VIEW_OPTIONS.state.map((value) => ({ value, label: STATES[value] }))}
            />
            <Sort value={view.sort} onValueChange={(sort) => change({ sort })} />
          </div>
        </div>
      ) : null}
      <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-x-5 pf:gap-y-1">
        <div className="pf:flex pf:flex-wrap pf:items-center">
          <p className="pf:text-muted pf:text-small">{summary}</p>
          {isFiltered ? (
            <Button
              size="sm"
              variant="ghost"
              onClick={() => {
                change({ ...DEFAULT_VIEW, sort: view.sort });
                // Moves focus, because this button disappears when no filter is set.
                search.current?.focus();
              }}
            >
              Clear filters
            </Button>
          ) : null}
        </div>
        <div className="pf:-mx-pad-sm pf:flex pf:flex-wrap pf:gap-1 pf:noscript:hidden">
          <BackUpButton size="sm" variant="ghost" />
          <RestoreButton size="sm" variant="ghost" />
        </div>
      </div>
    </search>
  );
}

/** The controls that are hidden behind a button on a phone. */
const FILTERS = ["type", "state", "sort"] as const;

interface SortProps {
  value: CollectionView["sort"];
  onValueChange: (sort: CollectionView["sort"]) => void;
}

function Sort({ value, onValueChange }: SortProps) {
  const id = useId();
  return (
    <div className="pf:grid pf:gap-2">
      <label htmlFor={id} className="pf:type-control">
        Sort
      </label>
      <span className="pf:relative pf:grid pf:items-center">
        <select
          id={id}
          value={value}
          onChange={(event) => onValueChange(event.target.value as CollectionView["sort"])}
          className="pf:min-h-14 pf:w-full pf:appearance-none pf:rounded-md pf:border-2 pf:border-line-strong pf:bg-surface pf:ps-4 pf:pe-10 pf:focus-visible:focus-ring"
        >
          {VIEW_OPTIONS.sort.map((sort) => (
            <option key={sort} value={sort}>
              {SORTS[sort]}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="pf:pointer-events-none pf:absolute pf:end-3.5 pf:size-5" />
      </span>
    </div>
  );
}
