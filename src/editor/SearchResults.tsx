"use client";
import { useDeferredValue, useMemo } from "react";
import type { AccessoriesProps } from "./AccessoryGroup.tsx";
import { AccessoryGroup } from "./AccessoryGroup.tsx";
import { LookGroups, type LookPanelProps } from "./LookGroups.tsx";
import { searchOptions } from "./search.ts";

interface SearchResultsProps {
  query: string;
  looks: LookPanelProps;
  gear: AccessoriesProps;
}

/** The options that a search found, in their groups. Selecting and locking work as in the tabs. */
export function SearchResults({ query, looks, gear }: SearchResultsProps) {
  const { spec, labels } = looks;
  const text = useDeferredValue(query, "");
  // Depends on `spec`, because the figure decides which groups are available.
  const result = useMemo(() => searchOptions(text, spec, labels), [text, spec, labels]);
  const { groups, found, accessories, accessoriesLead, optionCount, groupCount } = result;
  const gearGroup =
    accessories.size > 0 ? (
      <div className="pf:grid pf:grid-cols-1">
        <AccessoryGroup {...gear} found={accessories} />
      </div>
    ) : null;
  return (
    <div className="pf:grid pf:grid-cols-1 pf:gap-3">
      <p aria-live="polite" className="pf:text-muted pf:text-small pf:leading-snug">
        {text === ""
          ? null
          : optionCount > 0
            ? labels.found(optionCount, groupCount)
            : labels.nothingFound(text.trim())}
      </p>
      {accessoriesLead ? gearGroup : null}
      <LookGroups {...looks} groups={groups} found={found} />
      {accessoriesLead ? null : gearGroup}
    </div>
  );
}
