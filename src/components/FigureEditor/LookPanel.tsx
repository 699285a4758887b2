"use client";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { DesignLock } from "../../domain/editing.ts";
import type { FigureLook, FigureSpec } from "../../domain/figure-spec.ts";
import type { EditorLabels } from "./labels.ts";
import type { LookOptions } from "./look-options.tsx";
import { LookOptionGroup } from "./OptionGroup.tsx";
import { BOX_OPTIONS, OUTFIT_OPTIONS } from "./outfit-options.tsx";
import { MORE_OPTIONS, PERSON_OPTIONS } from "./person-options.tsx";

const OPTIONS = { person: PERSON_OPTIONS, outfit: OUTFIT_OPTIONS, box: BOX_OPTIONS };

interface LookPanelProps {
  tab: "person" | "outfit" | "box";
  /** The figure as it is. */
  spec: FigureSpec;
  /** The figure as the small pictures show it: they may lag behind. */
  drawnSpec: FigureSpec;
  /** False while the small pictures are still to be drawn. */
  drawn: boolean;
  locks: readonly DesignLock[];
  /** Both are the same functions on every render, so that memoized groups stay as they are. */
  onSelect: (change: Partial<FigureLook>) => void;
  onToggleLock: (lock: DesignLock) => void;
  labels: EditorLabels;
}

/** The option groups of one tab, side by side where there is room. */
export function LookPanel({ tab, ...rest }: LookPanelProps) {
  return (
    <div className="pf:grid pf:gap-3">
      <Groups groups={OPTIONS[tab]} {...rest} />
      {tab === "person" ? <More {...rest} /> : null}
    </div>
  );
}

type GroupsProps = Omit<LookPanelProps, "tab"> & { groups: readonly LookOptions[] };

function Groups({ groups, spec, drawnSpec, locks, ...rest }: GroupsProps) {
  return (
    <div className="pf:grid pf:items-start pf:gap-3 pf:@bench:grid-cols-12 pf:@bench:items-stretch">
      {groups
        .filter(({ isAvailable }) => isAvailable?.(spec) ?? true)
        .map((group) => (
          <LookOptionGroup
            key={group.field}
            group={group}
            spec={drawnSpec}
            type={spec.type}
            value={spec[group.field]}
            hasNoVisibleEffect={group.hasNoVisibleEffect?.(spec) ?? false}
            locked={locks.includes(group.field)}
            {...rest}
          />
        ))}
    </div>
  );
}

/** What few people look for; its pictures are drawn when it is opened. */
function More(props: Omit<LookPanelProps, "tab">) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)} className="pf:group/more">
      <summary className="pf:type-control pf:flex pf:min-h-target pf:w-fit pf:items-center pf:gap-2 pf:rounded-pill pf:px-3 pf:hover:bg-sunken pf:[&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="pf:size-5 pf:shrink-0 pf:transition-transform pf:duration-base pf:group-open/more:rotate-180"
        />
        {props.labels.more}
      </summary>
      <div className="pf:pt-3">{isOpen ? <Groups groups={MORE_OPTIONS} {...props} /> : null}</div>
    </details>
  );
}
