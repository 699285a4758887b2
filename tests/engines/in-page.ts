import { configure, findByRole } from "@testing-library/dom";
import type { JsonName } from "./engine.ts";

// The first step of a flow waits for the page's scripts, and a machine may be busy.
configure({ asyncUtilTimeout: 20_000, getElementError: (message) => new Error(message?.split("\n")[0]) });

const queries = {
  find: (role: string, name: JsonName) =>
    findByRole(document.body, role, {
      name: "text" in name ? name.text : new RegExp(name.source ?? "", name.flags),
    }),
};
declare global {
  interface Window {
    queries: typeof queries;
  }
}
window.queries = queries;
