import { type ReactNode, useEffect, useRef } from "react";

interface PosedProps {
  /** Selector of the part under the pointer. */
  hover?: string | undefined;
  /** Selector of the part that the keyboard is on. */
  focus?: string | undefined;
  /** Selector of the part that is pressed. */
  pressed?: string | undefined;
  children: ReactNode;
}

/** Forces hover, focus and pressed on parts, by the class names of storybook-addon-pseudo-states. */
export function Posed({ hover, focus, pressed, children }: PosedProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    /** As in a browser, the ancestors of the part are in the state too. */
    const pose = (selector: string | undefined, own: string[], around: string[]) => {
      if (!selector) return;
      const part = root.current?.querySelector(selector);
      if (!part) throw new Error(`Nothing to pose: no part fits ${selector}.`);
      part.classList.add(...own);
      for (let at = part.parentElement; at && at !== root.current; at = at.parentElement) at.classList.add(...around);
    };
    pose(hover, ["pseudo-hover"], ["pseudo-hover"]);
    pose(focus, ["pseudo-focus", "pseudo-focus-visible"], ["pseudo-focus-within"]);
    pose(pressed, ["pseudo-hover", "pseudo-active"], ["pseudo-hover", "pseudo-active"]);
  });
  return (
    <div ref={root} className="pf:grid">
      {children}
    </div>
  );
}

interface PseudoStatesProps {
  /** Selector of the part that is hovered, focused and pressed. */
  on: string;
  /** Least width of a column, as CSS. @default "9rem" */
  width?: string;
  /** The part, disabled. */
  disabled?: ReactNode;
  /** The part, busy. */
  busy?: ReactNode;
  /** The part at rest; it is rendered once per state. */
  children: ReactNode;
}

/** One part at rest, hovered, focused, pressed, disabled and busy, side by side. */
export function PseudoStates({ on, width = "9rem", disabled, busy, children }: PseudoStatesProps) {
  const states = [
    { words: "Rest", part: children },
    { words: "Hover", part: <Posed hover={on}>{children}</Posed> },
    { words: "Focus", part: <Posed focus={on}>{children}</Posed> },
    { words: "Pressed", part: <Posed pressed={on}>{children}</Posed> },
    ...(disabled ? [{ words: "Disabled", part: disabled }] : []),
    ...(busy ? [{ words: "Busy", part: busy }] : []),
  ];
  return (
    <div
      className="pf:grid pf:w-full pf:gap-5"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` }}
    >
      {states.map(({ words, part }) => (
        <div key={words} className="pf:grid pf:content-start pf:justify-items-start pf:gap-2">
          <p className="pf:text-muted pf:text-small">{words}</p>
          {part}
        </div>
      ))}
    </div>
  );
}
