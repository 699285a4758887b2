"use client";
import { useDeferredValue, useId, useLayoutEffect, useRef, useState } from "react";
import type { FigureLook, LookField } from "../figure/schema/fields.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { isCovering, wornFacialHair } from "../figure/schema/wearing.ts";
import { Button } from "../primitives/Button.tsx";
import { RadioGroupFrame } from "../primitives/RadioGroup.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../primitives/Tabs.tsx";
import { type OptionsGroup, optionsOf } from "./group.tsx";
import { groupLabel } from "./group-labels.ts";
import { GROUPS, partsOf } from "./groups.tsx";
import { LookOption } from "./LookGroups.tsx";
import type { EditorLabels } from "./labels.ts";
import { Tiles } from "./OptionGroup.tsx";
import { Reasons, reasonFor, reasonNotDrawn } from "./Reasons.tsx";

interface Picker {
  readonly id: keyof EditorLabels["choices"];
  /** The field to choose. */
  readonly field: (spec: FigureSpec) => LookField;
  /** The color to choose below the options. */
  readonly color?: (spec: FigureSpec) => LookField | undefined;
}

const headColor = ({ hair }: FigureSpec) => (isCovering(hair) ? "wrap" : "hairColor");

const PICKERS: readonly Picker[] = [
  { id: "skin", field: () => "skin" },
  { id: "hair", field: () => "hair", color: headColor },
  { id: "hairColor", field: headColor },
  { id: "glasses", field: () => "glasses" },
  {
    id: "facialHair",
    field: () => "facialHair",
    color: (spec) => (wornFacialHair(spec) === "none" ? undefined : "beardColor"),
  },
  { id: "outfit", field: () => "outfit", color: () => "outfitColor" },
];

const HAIR_COLORS = ["black", "brown", "auburn", "blonde", "silver", "white"];
const FABRICS = ["charcoal", "navy", "teal", "wine", "mustard", "white"];

/** The options of long lists that most people look for. The others are one press away. */
const FIRST: Partial<Record<LookField, readonly string[]>> = {
  hair: [
    ...["short", "side-part", "fade", "curly", "bald", "bob"],
    ...["shoulder", "long", "ponytail", "afro", "long-locs", "hijab"],
  ],
  outfit: ["blazer", "suit", "shirt-tie", "t-shirt", "hoodie", "cardigan", "dress", "turtleneck"],
};
/** The colors below the options of another field. */
const FIRST_COLORS: Partial<Record<LookField, readonly string[]>> = {
  hairColor: HAIR_COLORS,
  beardColor: HAIR_COLORS,
  wrap: FABRICS,
  outfitColor: FABRICS,
};

/** The first options, with the selected one before them if they lack it. Their number stays the same. */
const withSelected = (first: readonly string[], selected: string) =>
  first.includes(selected) ? first : [selected, ...first.slice(0, -1)];

const groupOf = (field: LookField) =>
  GROUPS.find((group): group is OptionsGroup => "field" in group && group.field === field);

interface LookPickersProps {
  spec: FigureSpec;
  onSelect: (change: Partial<FigureLook>) => void;
  /** The outfits to show first. */
  outfits: readonly string[];
  labels: EditorLabels;
}

/** Tabs with the choices that matter most for a likeness. Each is a grid that fits on a phone below the figure. */
export function LookPickers({ spec, onSelect, outfits, labels }: LookPickersProps) {
  const [choice, setChoice] = useState<string>("skin");
  // The selection updates at once. The small pictures use a deferred value, so they update at low priority.
  const drawnSpec = useDeferredValue(spec);
  const pickers = useRef<HTMLDivElement>(null);
  const select = (next: string) => {
    setChoice(next);
    // Shows the whole picker, once its panel is there.
    requestAnimationFrame(() => pickers.current?.scrollIntoView?.({ block: "nearest" }));
  };
  return (
    <Tabs ref={pickers} value={choice} onValueChange={select} className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-3">
      <TabsList
        aria-label={labels.looks}
        className="pf:gap-0 pf:@max-[16rem]:grid pf:@max-[16rem]:grid-cols-3 pf:@max-[11rem]:grid-cols-2 pf:lg:w-full"
      >
        {PICKERS.map(({ id }) => (
          <TabsTrigger key={id} value={id} className="pf:min-w-target pf:flex-auto pf:whitespace-nowrap">
            {labels.choices[id]}
          </TabsTrigger>
        ))}
      </TabsList>
      {PICKERS.map(({ id, field: fieldOf, color }) => {
        const field = fieldOf(spec);
        const colorField = color?.(spec);
        const props = { spec, drawnSpec, onSelect, labels };
        const first = FIRST[field] && [...new Set([...(field === "outfit" ? outfits : []), ...FIRST[field]])];
        return (
          <TabsContent key={id} value={id} tabIndex={-1} className="pf:grid pf:grid-cols-1 pf:gap-3">
            <OptionsPicker key={`${field} ${first}`} field={field} first={first} {...props} />
            {/* Above what the app pins to the bottom of the screen, whose height is --pf-pinned. */}
            {colorField ? (
              <div className="pf:sticky pf:bottom-(--pf-pinned,0) pf:z-1 pf:-mx-1 pf:bg-surface pf:px-1 pf:py-1.5">
                <OptionsPicker key={colorField} field={colorField} first={FIRST_COLORS[colorField]} isRow {...props} />
              </div>
            ) : null}
          </TabsContent>
        );
      })}
    </Tabs>
  );
}

interface OptionsPickerProps extends Pick<LookPickersProps, "spec" | "onSelect" | "labels"> {
  field: LookField;
  /** The figure in the small pictures, which may lag behind. */
  drawnSpec: FigureSpec;
  /** The options to show first. If it is undefined, all are shown. */
  first: readonly string[] | undefined;
  /** Shows only the first options, in one row. */
  isRow?: boolean;
}

function OptionsPicker({ field, first, isRow = false, spec, drawnSpec, onSelect, labels }: OptionsPickerProps) {
  const id = useId();
  const frame = useRef<HTMLFieldSetElement>(null);
  const selected = spec[field] as string;
  const [shown, setShown] = useState(() => first && withSelected(first, selected));
  const isExpanded = first !== undefined && shown === undefined;
  // Moves focus, because the focused button was removed.
  useLayoutEffect(() => {
    const options = frame.current;
    if (isExpanded) (options?.querySelector<HTMLElement>("input:checked") ?? options?.querySelector("input"))?.focus();
  }, [isExpanded]);
  const group = groupOf(field);
  if (!group) return null;
  const all = optionsOf(group, spec.type);
  const options = shown ?? all;
  const reasonOf = (option: string) => (option === selected ? undefined : reasonFor(field, option, spec, labels));
  const reasons = [...new Set([reasonNotDrawn(field, spec, labels), ...options.map(reasonOf)])].filter(
    (reason) => reason !== undefined,
  );
  const tiles = isRow
    ? "pf:grid pf:grid-cols-6 pf:gap-2"
    : group.glossy
      ? "pf:tiles-8"
      : "pf:[--pf-tile-min:3.75rem] pf:tiles-4 pf:@min-[26rem]:tiles-7";
  return (
    <>
      <RadioGroupFrame
        ref={frame}
        value={selected}
        onValueChange={(option) => onSelect({ [field]: option })}
        aria-describedby={reasons.length > 0 ? id : undefined}
        className="pf:grid pf:grid-cols-1 pf:gap-3"
      >
        {/* The name differs from that of the same group in the full editor. */}
        <legend className="pf:sr-only">
          {labels.looks}: {groupLabel(group, labels)}
        </legend>
        {partsOf(options, shown ? undefined : group.kindOf, labels.kinds).map(([kind, part]) => (
          <Tiles key={kind ?? ""} tiles={tiles} kind={kind}>
            {(isNear) =>
              part.map((option) => {
                const reason = reasonOf(option);
                return (
                  <LookOption
                    key={option}
                    group={group}
                    option={option}
                    reasonId={reason && `${id}-${reasons.indexOf(reason)}`}
                    spec={spec}
                    drawnSpec={drawnSpec}
                    isNear={isNear}
                    labels={labels}
                  />
                );
              })
            }
          </Tiles>
        ))}
      </RadioGroupFrame>
      {shown && !isRow ? (
        <Button variant="ghost" size="sm" className="pf:justify-self-center" onClick={() => setShown(undefined)}>
          {labels.showAll(all.length)}
        </Button>
      ) : null}
      <div id={id} aria-live="polite" className="pf:px-2 pf:empty:hidden">
        <Reasons id={id} reasons={reasons} labels={labels} />
      </div>
    </>
  );
}
