import { configure, findByRole } from "@testing-library/dom";
import type { JsonName } from "./engine.ts";

// The timeout is long, because the first step waits for the page's scripts, which takes longer on a busy machine.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message?.split("\n")[0]) });

const queries = {
  find: async (role: string, name: JsonName) => {
    const found = await findByRole(document.body, role, {
      name: "text" in name ? name.text : new RegExp(name.source ?? "", name.flags),
    });
    // Waits for animations that move the element, because a moving element cannot be clicked.
    const moves = document
      .getAnimations()
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(found));
    const ending = moves.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    return found;
  },
};
declare global {
  interface Window {
    queries: typeof queries;
  }
}
window.queries = queries;
