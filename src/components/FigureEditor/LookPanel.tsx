"use client";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { DesignLock } from "../../domain/editing.ts";
import type { FigureLook, FigureSpec } from "../../domain/figure-spec.ts";
import type { EditorLabels } from "./labels.ts";
import { BOX_TRAYS, OUTFIT_TRAYS } from "./outfit-trays.tsx";
import { MORE_TRAYS, PERSON_TRAYS } from "./person-trays.tsx";
import { Tray } from "./Tray.tsx";
import type { TrayArt } from "./tray-art.tsx";

const TRAYS = { person: PERSON_TRAYS, outfit: OUTFIT_TRAYS, box: BOX_TRAYS };

interface LookPanelProps {
  tab: "person" | "outfit" | "box";
  /** The figure as it is. */
  spec: FigureSpec;
  /** The figure as the small pictures show it: they may lag behind. */
  drawnSpec: FigureSpec;
  hasPictures: boolean;
  locks: readonly DesignLock[];
  /** Both are the same functions on every render, so that trays can stay as they are. */
  onPick: (change: Partial<FigureLook>) => void;
  onToggleLock: (lock: DesignLock) => void;
  labels: EditorLabels;
}

/** The trays of one tab, side by side where there is room. */
export function LookPanel({ tab, ...rest }: LookPanelProps) {
  return (
    <div className="pf:grid pf:gap-3">
      <TrayGrid trays={TRAYS[tab]} {...rest} />
      {tab === "person" ? <More {...rest} /> : null}
    </div>
  );
}

type TrayGridProps = Omit<LookPanelProps, "tab"> & { trays: readonly TrayArt[] };

function TrayGrid({ trays, spec, drawnSpec, hasPictures, locks, ...rest }: TrayGridProps) {
  return (
    <div className="pf:grid pf:items-start pf:gap-3 pf:@bench:grid-cols-12 pf:@bench:items-stretch">
      {trays
        .filter(({ isOffered }) => isOffered?.(spec) ?? true)
        .map((tray) => (
          <Tray
            key={tray.field}
            tray={tray}
            spec={drawnSpec}
            hasPictures={hasPictures}
            type={spec.type}
            value={spec[tray.field]}
            isUnseen={tray.isUnseen?.(spec) ?? false}
            isLocked={locks.includes(tray.field)}
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
      <summary className="pf:type-control pf:flex pf:min-h-target pf:w-fit pf:items-center pf:gap-2.5 pf:rounded-pill pf:px-3 pf:hover:bg-sunken pf:[&::-webkit-details-marker]:hidden">
        <ChevronDown
          aria-hidden
          className="pf:size-5 pf:shrink-0 pf:transition-transform pf:duration-base pf:group-open/more:rotate-180"
        />
        {props.labels.more}
      </summary>
      <div className="pf:pt-3">{isOpen ? <TrayGrid trays={MORE_TRAYS} {...props} /> : null}</div>
    </details>
  );
}
