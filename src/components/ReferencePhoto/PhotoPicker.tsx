"use client";
import type { CSSProperties, KeyboardEvent, MouseEvent, RefObject } from "react";
import { useRef } from "react";
import { PRINT_INK, WHITE } from "../../figure/palette.ts";
import { cn } from "../../primitives/cn.ts";
import type { ReferencePhotoLabels } from "./labels.ts";
import type { Point } from "./use-drawn-photo.ts";

/** One step of the crosshair, in per cent of the photo; with Shift it is ten times as long. */
const STEPS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const toPercent = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

interface PhotoPickerProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  /** Width to height. */
  ratio: number;
  /** Where the crosshair is. */
  point: Point;
  /** Its place in words. */
  position: string;
  onMove: (point: Point) => void;
  onTake: (point: Point) => void;
  /** Of the text that says how it is used. */
  helpId: string;
  labels: ReferencePhotoLabels;
  className: string;
}

/**
 * The photo with a crosshair, which a tap or the arrow keys move. Two sliders lie unseen over it, as in a picker for
 * colors: they have a name and a value in every screen reader, and those of touch screens can change them.
 */
export function PhotoPicker(props: PhotoPickerProps) {
  const { canvas, ratio, point, position, onMove, onTake, helpId, labels, className } = props;
  const slider = useRef<HTMLInputElement>(null);

  const handleClick = (event: MouseEvent) => {
    const box = canvas.current?.getBoundingClientRect();
    // A screen reader's click on a slider has no place.
    if (!box || event.detail === 0) return onTake(point);
    onTake({
      x: toPercent(((event.clientX - box.left) / box.width) * 100),
      y: toPercent(((event.clientY - box.top) / box.height) * 100),
    });
    slider.current?.focus({ preventScroll: true });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const [x, y] = STEPS[event.key] ?? [];
    if (x !== undefined && y !== undefined) {
      const times = event.shiftKey ? 10 : 1;
      onMove({ x: toPercent(point.x + x * times), y: toPercent(point.y + y * times) });
    } else if (event.key === "Enter" || event.key === " ") onTake(point);
    else return;
    event.preventDefault();
  };

  const sliderProps = {
    type: "range",
    "aria-valuetext": position,
    "aria-describedby": helpId,
    className: "pf:pointer-events-none pf:absolute pf:inset-0 pf:size-full pf:appearance-none pf:opacity-0",
  };
  return (
    <fieldset
      data-slot="reference-photo-picker"
      onClick={handleClick}
      onKeyDown={handleKeyDown}
      // The photo decides its own shape: as wide as its place, and at most so high.
      className={cn(
        "pf:relative pf:w-[min(100%,calc(12rem*var(--pf-ratio)))] pf:cursor-crosshair pf:justify-self-center pf:overflow-hidden pf:bg-surface pf:has-focus-visible:focus-ring",
        className,
      )}
      style={{ "--pf-ratio": ratio } as CSSProperties}
    >
      <legend className="pf:sr-only">{labels.photo}</legend>
      <canvas ref={canvas} aria-hidden className="pf:pointer-events-none pf:block pf:h-auto pf:w-full" />
      <input
        {...sliderProps}
        ref={slider}
        aria-label={labels.across}
        value={point.x}
        onChange={(event) => onMove({ ...point, x: event.currentTarget.valueAsNumber })}
      />
      <input
        {...sliderProps}
        // The arrow keys move both.
        tabIndex={-1}
        aria-label={labels.down}
        value={point.y}
        onChange={(event) => onMove({ ...point, y: event.currentTarget.valueAsNumber })}
      />
      <Crosshair point={point} />
    </fieldset>
  );
}

/** Light on dark, so that it is visible on any photo. */
function Crosshair({ point }: { point: Point }) {
  const lines = "M16 2V11M16 21V30M2 16H11M21 16H30M16 7a9 9 0 1 0 .1 0Z";
  return (
    <svg
      aria-hidden
      viewBox="0 0 32 32"
      fill="none"
      className="pf:pointer-events-none pf:absolute pf:size-8"
      style={{ left: `calc(${point.x}% - 1rem)`, top: `calc(${point.y}% - 1rem)` }}
    >
      <path d={lines} stroke={PRINT_INK} strokeWidth="5" strokeLinecap="round" />
      <path d={lines} stroke={WHITE} strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
