import type { KeyboardEvent, MouseEvent, ReactNode } from "react";

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
 * Prevents accidental presses: wrap content in it that appears under the pointer or gets the focus when the person
 * presses something. It ignores the second click of a double click and the repeats of a held key.
 */
export const SinglePress = ({ children }: { children: ReactNode }) => (
  <div className="pf:grid pf:gap-4" {...handlers}>
    {children}
  </div>
);
