import { type ReactNode, useEffect, useRef } from "react";

interface ForceStateProps {
  /** The selector of the part to show as hovered. */
  hover?: string | undefined;
  /** The selector of the part to show with keyboard focus. */
  focus?: string | undefined;
  /** The selector of the part to show as pressed. */
  pressed?: string | undefined;
  children: ReactNode;
}

/** Forces the hover, focus and pressed states of elements, with the class names of storybook-addon-pseudo-states. */
export function ForceState({ hover, focus, pressed, children }: ForceStateProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    /** The element's ancestors get the state, too, as in a browser. */
    const force = (selector: string | undefined, own: string[], around: string[]) => {
      if (!selector) return;
      const part = root.current?.querySelector(selector);
      if (!part) throw new Error(`No part matches ${selector}.`);
      part.classList.add(...own);
      for (let at = part.parentElement; at && at !== root.current; at = at.parentElement) at.classList.add(...around);
    };
    force(hover, ["pseudo-hover"], ["pseudo-hover"]);
    force(focus, ["pseudo-focus", "pseudo-focus-visible"], ["pseudo-focus-within"]);
    force(pressed, ["pseudo-hover", "pseudo-active"], ["pseudo-hover", "pseudo-active"]);
  });
  return (
    <div ref={root} className="pf:grid">
      {children}
    </div>
  );
}

interface PseudoStatesProps {
  /** The selector of the part to show as hovered, focused and pressed. */
  on: string;
  /** The minimum width of a column, as a CSS length. @default "9rem" */
  width?: string;
  /** The disabled part. */
  disabled?: ReactNode;
  /** The busy part. */
  busy?: ReactNode;
  /** The part, rendered once per state. */
  children: ReactNode;
}

/** Shows a part in every state side by side: default, hovered, focused, pressed, disabled and busy. */
export function PseudoStates({ on, width = "9rem", disabled, busy, children }: PseudoStatesProps) {
  const states = [
    { label: "Rest", part: children },
    { label: "Hover", part: <ForceState hover={on}>{children}</ForceState> },
    { label: "Focus", part: <ForceState focus={on}>{children}</ForceState> },
    { label: "Pressed", part: <ForceState pressed={on}>{children}</ForceState> },
    ...(disabled ? [{ label: "Disabled", part: disabled }] : []),
    ...(busy ? [{ label: "Busy", part: busy }] : []),
  ];
  return (
    <div
      className="pf:grid pf:w-full pf:gap-5"
      style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` }}
    >
      {states.map(({ label, part }) => (
        <div key={label} className="pf:grid pf:content-start pf:justify-items-start pf:gap-2">
          <p className="pf:text-muted pf:text-small">{label}</p>
          {part}
        </div>
      ))}
    </div>
  );
}
