// React Router comes as one module whose parts have side effects for a bundler: contexts are made and names are given as
// it loads. Said to be pure, what the site does not use (most of it) is left out: 7.6 KB of 13.4 (gzip).
import type { Plugin } from "vite";

export const leanRouter = (): Plugin => ({
  name: "profigure:lean-router",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\/dist\/[^?]*\.mjs$/ },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = .*;$/gm, "")
        .replaceAll(/= (?=React\d*\.(createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ "),
  },
});
