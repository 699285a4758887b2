"use client";
import { Camera, TriangleAlert } from "lucide-react";
import { type ComponentProps, useId, useImperativeHandle, useRef, useState } from "react";
import type { FigureLook, FigureSpec } from "../../domain/figure-spec.ts";
import { isCovering } from "../../domain/wearing.ts";
import { type ColorField, nearestColors, type Rgb } from "../../figure/nearest-colors.ts";
import { Button } from "../../primitives/Button.tsx";
import { cn } from "../../primitives/cn.ts";
import { Segments } from "../../primitives/Segments.tsx";
import { useFileDrop } from "../../primitives/use-file-drop.ts";
import { REFERENCE_PHOTO_LABELS, type ReferencePhotoLabels } from "./labels.ts";
import { NearestColors } from "./NearestColors.tsx";
import { PhotoPicker } from "./PhotoPicker.tsx";
import { colorAt, type Point, useDrawnPhoto } from "./use-drawn-photo.ts";

export interface ReferencePhotoProps extends Omit<ComponentProps<"section">, "children"> {
  /**
   * The photo, or undefined while there is none. Hold it in memory only: the component promises that it is deleted when
   * people leave.
   */
  photo: Blob | undefined;
  /** Called with a file that was chosen, dropped or pasted, which need not be a picture, and with undefined on Remove photo. */
  onPhotoChange: (photo: Blob | undefined) => void;
  /** The figure as it is. */
  spec: FigureSpec;
  /** Called with the figure in a color that was chosen. */
  onSpecChange: (spec: FigureSpec) => void;
  /**
   * Its texts, for another language; missing ones fall back to English.
   * @default REFERENCE_PHOTO_LABELS
   */
  labels?: Partial<ReferencePhotoLabels> | undefined;
}

const CENTER: Point = { x: 50, y: 50 };

/** What a color can be for: a head covering only where one is worn. */
const fieldsOf = ({ hair }: FigureSpec): readonly ColorField[] => [
  "skin",
  "hairColor",
  ...(isCovering(hair) ? (["wrap"] as const) : []),
  "outfitColor",
];

/** A photo to look at while choosing, whose colors can be taken. Nothing in it is recognized. */
export function ReferencePhoto({
  photo,
  onPhotoChange,
  spec,
  onSpecChange,
  labels,
  ref,
  className,
  ...rest
}: ReferencePhotoProps) {
  const text = { ...REFERENCE_PHOTO_LABELS, ...labels };
  const id = useId();
  const { canvas, state, ratio } = useDrawnPhoto(photo);
  const root = useRef<HTMLElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => root.current, []);
  const input = useRef<HTMLInputElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [chosenField, setField] = useState<ColorField>("skin");
  const [point, setPoint] = useState(CENTER);
  /** What is under the crosshair, once it was moved. */
  const [color, setColor] = useState<Rgb>();
  const [announcement, setAnnouncement] = useState("");

  const fields = fieldsOf(spec);
  const field = fields.includes(chosenField) ? chosenField : "skin";
  const isReady = state === "ready";

  const names = (values: readonly FigureLook[ColorField][], of: ColorField) => {
    const all: Readonly<Record<string, string>> = text.options[of];
    return values.map((value) => all[value] ?? "");
  };
  const announce = (taken: Rgb, of: ColorField) =>
    setAnnouncement(text.offered(text.nearest[of], names(nearestColors(taken, of), of)));
  const moveTo = (next: Point): Rgb | undefined => {
    if (!canvas.current) return undefined;
    const taken = colorAt(canvas.current, next);
    setPoint(next);
    setColor(taken);
    return taken;
  };
  const changePhoto = (next: Blob | undefined) => {
    setPoint(CENTER);
    setColor(undefined);
    setAnnouncement("");
    onPhotoChange(next);
  };
  const isOver = useFileDrop(root, ([file]) => changePhoto(file));
  const [nearestName] = color ? names(nearestColors(color, field), field) : [];

  return (
    <section
      aria-label={text.photo}
      {...rest}
      ref={root}
      data-slot="reference-photo"
      data-state={state}
      data-type={spec.type}
      className={cn(
        "pf:@container pf:rounded-lg",
        isOver && "pf:outline-2 pf:outline-accent pf:outline-dashed",
        className,
      )}
    >
      <div className="pf:grid pf:grid-cols-1 pf:gap-2">
        {state === "ready" || state === "loading" ? (
          <div
            aria-busy={!isReady}
            className={cn(
              "pf:grid pf:grid-cols-1 pf:items-start pf:gap-3 pf:border pf:border-line pf:bg-sunken pf:p-3 pf:@min-[22rem]:grid-cols-2",
              spec.type === "hero" ? "pf:rounded-lg" : "pf:rounded-xs",
              !isReady && "pf:invisible",
            )}
          >
            <Segments
              label={text.field}
              hiddenLabel
              value={field}
              onValueChange={(next) => {
                setField(next);
                if (color) announce(color, next);
              }}
              segments={fields.map((value) => ({
                value,
                label: value === "wrap" ? text.options.hair[spec.hair] : text.fields[value],
              }))}
              className="pf:col-span-full"
            />
            <PhotoPicker
              canvas={canvas}
              ratio={ratio}
              point={point}
              position={text.position(point.x, point.y, nearestName)}
              onMove={moveTo}
              onTake={(next) => {
                const taken = moveTo(next);
                if (taken) announce(taken, field);
              }}
              helpId={`${id}-help`}
              labels={text}
              className={spec.type === "hero" ? "pf:rounded-md" : "pf:rounded-xs"}
            />
            <div>
              <p id={`${id}-help`} className={cn("pf:text-small pf:leading-snug", color && "pf:sr-only")}>
                {text.help}
              </p>
              {color ? (
                <NearestColors
                  field={field}
                  options={nearestColors(color, field)}
                  spec={spec}
                  onSelect={(value) => {
                    if (spec[field] !== value) onSpecChange({ ...spec, [field]: value });
                  }}
                  labels={text}
                />
              ) : null}
            </div>
          </div>
        ) : null}
        {/* A live region announces only what changes in it, so it is there from the start. */}
        <div aria-live="polite">
          {state === "error" ? (
            <p className="pf:flex pf:items-center pf:gap-2 pf:font-semibold pf:text-small pf:leading-snug">
              <TriangleAlert aria-hidden className="pf:size-5 pf:shrink-0" />
              {text.unreadable}
            </p>
          ) : (
            <p className="pf:sr-only">{announcement || (isReady ? text.added : "")}</p>
          )}
        </div>
        <div className="pf:flex pf:flex-wrap pf:gap-x-2">
          <Button ref={addButton} variant="ghost" size="sm" className="pf:-ms-4" onClick={() => input.current?.click()}>
            <Camera aria-hidden />
            {isReady ? text.change : text.add}
          </Button>
          {isReady ? (
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                changePhoto(undefined);
                addButton.current?.focus();
              }}
            >
              {text.remove}
            </Button>
          ) : null}
        </div>
        <p className="pf:text-micro pf:text-muted pf:leading-snug">{text.privacy}</p>
        <input
          ref={input}
          type="file"
          accept="image/*"
          aria-label={text.add}
          hidden
          className="pf:hidden"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file can be chosen again.
            currentTarget.value = "";
            if (file) changePhoto(file);
          }}
        />
      </div>
    </section>
  );
}
