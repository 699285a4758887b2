"use client";
import { type ReactNode, useDeferredValue, useId, useLayoutEffect, useRef, useState } from "react";
import type { FigureLook } from "../figure/schema/fields.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { useNearView } from "../lib/use-near-view.ts";
import { RadioGroupFrame } from "../primitives/RadioGroup.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../primitives/Tabs.tsx";
import { type OptionsGroup, optionsOf, type TogglesGroup } from "./group.tsx";
import { groupLabel, optionLabel, toggleLabel } from "./group-labels.ts";
import { GROUPS } from "./groups.tsx";
import type { EditorLabels } from "./labels.ts";
import { Option, ToggleOption } from "./Option.tsx";
import { Reasons, reasonFor, reasonNotDrawn } from "./Reasons.tsx";

/** The groups in the strip, in order. */
const CHOICES = ["skin", "hair", "facialHair", "glasses", "outfit", "adornments"] as const;

/** The number of tiles in a chunk. The pictures of a chunk are drawn together. */
const CHUNK_SIZE = 6;

interface LookStripProps {
  spec: FigureSpec;
  onSelect: (change: Partial<FigureLook>) => void;
  labels: EditorLabels;
}

/** Tabs with the choices that matter most for a likeness. Each tab shows one row of large tiles. */
export function LookStrip({ spec, onSelect, labels }: LookStripProps) {
  const [choice, setChoice] = useState<string>(CHOICES[0]);
  // The selection updates at once. The small pictures use a deferred value, so they update at low priority.
  const drawnSpec = useDeferredValue(spec);
  return (
    <Tabs value={choice} onValueChange={setChoice} className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-3">
      <TabsList variant="row" aria-label={labels.looks}>
        {CHOICES.map((id) => (
          <TabsTrigger key={id} value={id}>
            {labels.choices[id]}
          </TabsTrigger>
        ))}
      </TabsList>
      {CHOICES.map((id) => {
        const group = GROUPS.find((one) => one.id === id);
        return (
          <TabsContent key={id} value={id} tabIndex={-1}>
            {group && "toggles" in group ? (
              <Toggles group={group} spec={drawnSpec} value={spec} onSelect={onSelect} labels={labels} />
            ) : group ? (
              <Options group={group} spec={drawnSpec} value={spec} onSelect={onSelect} labels={labels} />
            ) : null}
          </TabsContent>
        );
      })}
    </Tabs>
  );
}

interface ChoiceProps<Group> extends Omit<LookStripProps, "spec"> {
  group: Group;
  /** The figure in the small pictures, which may lag behind. */
  spec: FigureSpec;
  /** The current figure. */
  value: FigureSpec;
}

function Options({ group, spec, value, onSelect, labels }: ChoiceProps<OptionsGroup>) {
  const { field, picture, aspect, captioned, tinted, glossy } = group;
  const id = useId();
  const row = useRef<HTMLFieldSetElement>(null);
  const options = optionsOf(group, value.type);
  const selected = value[field] as string;
  const reasonOf = (option: string) => (option === selected ? undefined : reasonFor(field, option, value, labels));
  const reasons = [...new Set([reasonNotDrawn(field, value, labels), ...options.map(reasonOf)])].filter(
    (reason) => reason !== undefined,
  );
  // Scrolls the selected tile into view when its row appears.
  useLayoutEffect(() => {
    const tile = row.current?.querySelector("input:checked")?.parentElement;
    if (row.current && tile) row.current.scrollLeft = tile.offsetLeft - row.current.clientWidth / 2;
  }, []);
  return (
    <>
      <RadioGroupFrame
        ref={row}
        value={selected}
        onValueChange={(option) => onSelect({ [field]: option })}
        aria-describedby={reasons.length > 0 ? id : undefined}
        className={ROW}
      >
        <Legend group={group} labels={labels} />
        <Chunks of={options}>
          {(option, isNear) => {
            const reason = reasonOf(option);
            return (
              <div key={option} className={TILE}>
                <Option
                  value={option}
                  label={optionLabel(field, option, labels)}
                  reasonId={reason && `${id}-${reasons.indexOf(reason)}`}
                  captioned={captioned}
                  type={value.type}
                  aspect={glossy ? "pf:aspect-square" : aspect}
                  tinted={tinted}
                  glossy={glossy}
                >
                  {isNear || glossy ? picture({ ...spec, [field]: option }) : null}
                </Option>
              </div>
            );
          }}
        </Chunks>
      </RadioGroupFrame>
      <div id={id} aria-live="polite" className="pf:px-2">
        <Reasons id={id} reasons={reasons} labels={labels} />
      </div>
    </>
  );
}

function Toggles({ group, spec, value, onSelect, labels }: ChoiceProps<TogglesGroup>) {
  return (
    <fieldset className={ROW}>
      <Legend group={group} labels={labels} />
      {group.toggles.map((toggle) => (
        <div key={toggle.field} className={TILE}>
          <ToggleOption
            label={toggleLabel(toggle, labels)}
            checked={value[toggle.field] === toggle.on}
            onCheckedChange={(isOn) => onSelect({ [toggle.field]: isOn ? toggle.on : toggle.off })}
            captioned
            type={value.type}
            aspect={group.aspect}
            tinted={group.tinted}
          >
            {toggle.picture({ ...spec, [toggle.field]: toggle.on })}
          </ToggleOption>
        </div>
      ))}
    </fieldset>
  );
}

/** The group's name, which differs from that of the same group in the full editor. */
const Legend = ({ group, labels }: { group: OptionsGroup | TogglesGroup; labels: EditorLabels }) => (
  <legend className="pf:sr-only">
    {labels.looks}: {groupLabel(group, labels)}
  </legend>
);

/** The classes of a row. Its padding keeps focus rings and check marks, which extend past a tile's edge, visible. */
const ROW =
  "pf:relative pf:flex pf:min-w-0 pf:gap-4 pf:overflow-x-auto pf:overscroll-x-contain pf:min-h-32 pf:items-start pf:px-2 pf:pt-2 pf:pb-4";
const TILE = "pf:w-18 pf:shrink-0 pf:[&>*]:w-full";

interface ChunksProps<Item extends string> {
  of: readonly Item[];
  children: (item: Item, isNear: boolean) => ReactNode;
}

/** Renders tiles in chunks. The pictures of a chunk are drawn when the chunk is near the viewport. */
const Chunks = <Item extends string>({ of, children }: ChunksProps<Item>) =>
  of
    .filter((_, at) => at % CHUNK_SIZE === 0)
    .map((first, at) => (
      <Chunk key={first} of={of.slice(at * CHUNK_SIZE, (at + 1) * CHUNK_SIZE)}>
        {children}
      </Chunk>
    ));

function Chunk<Item extends string>({ of, children }: ChunksProps<Item>) {
  const element = useRef<HTMLDivElement>(null);
  const isNear = useNearView(element);
  return (
    <div ref={element} className="pf:flex pf:shrink-0 pf:gap-4">
      {of.map((item) => children(item, isNear))}
    </div>
  );
}
