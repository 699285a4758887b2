"use client";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { Rgb } from "../../figure/nearest-colors.ts";
import { medianColor } from "./median-color.ts";

/** The longer side of a drawn photo, in pixels of the canvas. */
const LONGEST = 600;
/** The side of the square whose median is taken, in pixels of the canvas. */
const SAMPLE = 9;

interface DrawnPhoto {
  canvas: RefObject<HTMLCanvasElement | null>;
  state: "empty" | "loading" | "ready" | "error";
  /** Width to height. */
  ratio: number;
}

/** Draws a photo on a canvas, upright and scaled down. It needs no URL for the photo, which a policy might forbid. */
export function useDrawnPhoto(photo: Blob | undefined): DrawnPhoto {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [ended, setEnded] = useState<{ readonly photo: Blob; readonly ratio?: number }>();

  useEffect(() => {
    if (!photo) {
      // The last reference to the photo that was removed.
      setEnded(undefined);
      return;
    }
    let isCurrent = true;
    const draw = async () => {
      const bitmap = await createImageBitmap(photo, { imageOrientation: "from-image" });
      const { width, height } = bitmap;
      if (isCurrent && canvas.current) {
        drawScaled(canvas.current, bitmap);
        setEnded({ photo, ratio: width / height });
      }
      bitmap.close();
    };
    draw().catch(() => {
      if (isCurrent) setEnded({ photo });
    });
    return () => {
      isCurrent = false;
    };
  }, [photo]);

  const own = ended?.photo === photo ? ended : undefined;
  const state = photo === undefined ? "empty" : own === undefined ? "loading" : own.ratio ? "ready" : "error";
  return { canvas, state, ratio: own?.ratio ?? 1 };
}

function drawScaled(canvas: HTMLCanvasElement, bitmap: ImageBitmap) {
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("The browser gives no canvas.");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
}

/** A place on a photo, in per cent from its left and top edge. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The color of a photo around a point. At an edge the square lies inside. */
export function colorAt(canvas: HTMLCanvasElement, { x, y }: Point): Rgb {
  const start = (percent: number, length: number) =>
    Math.max(0, Math.min(Math.round((percent / 100) * length - SAMPLE / 2), length - SAMPLE));
  const { width, height } = canvas;
  const context = canvas.getContext("2d");
  if (!context) return [0, 0, 0];
  const square = context.getImageData(
    start(x, width),
    start(y, height),
    Math.min(SAMPLE, width),
    Math.min(SAMPLE, height),
  );
  return medianColor(square.data);
}
