import { type ReactNode, useEffect, useRef } from "react";
import { states } from "./states.tsx";

/** The selectors of the parts to show as hovered, with keyboard focus, and as pressed. */
interface Forced {
  hover?: string;
  focus?: string;
  pressed?: string;
}

/** Forces the hover, focus and pressed states of elements, with the class names of storybook-addon-pseudo-states. */
function ForceState({ hover, focus, pressed, children }: Forced & { children: ReactNode }) {
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
  return <div ref={root}>{children}</div>;
}

/** Shows a part as hovered, focused or pressed. */
export const forced = (selectors: Forced, part: ReactNode) => <ForceState {...selectors}>{part}</ForceState>;

/** Shows a control at rest, hovered, focused and pressed, then in `others`, side by side in columns of this width. */
export const pseudoStates = (on: string, width: string, part: ReactNode, others: Readonly<Record<string, ReactNode>>) =>
  states(
    {
      Rest: part,
      Hover: forced({ hover: on }, part),
      Focus: forced({ focus: on }, part),
      Pressed: forced({ pressed: on }, part),
      ...others,
    },
    width,
  );
