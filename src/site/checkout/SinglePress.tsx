"use client";
import type { ComponentProps, KeyboardEvent, MouseEvent } from "react";

const handlers = {
  onClickCapture: (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.repeat && event.key === "Enter") event.preventDefault();
  },
};

/**
 * Around what appears, or moves, under the pointer or the focus when something is pressed: the second click of a double
 * click and a key that is still held belong to that press, and do nothing here.
 */
export function SinglePress(props: ComponentProps<"div">) {
  return <div {...props} {...handlers} />;
}
