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
 * Wraps content that appears or moves under the pointer or the focus after a press. Ignores the second click of a
 * double click and the repeats of a held key, because they belong to that press.
 */
export function SinglePress(props: ComponentProps<"div">) {
  return <div {...props} {...handlers} />;
}
