// Browsers older than light-dark() (Chrome 123, Firefox 120, Safari 17.5) would show no color at all: a custom property
// takes any value, and what uses it is then invalid. They get the light theme, written beside the two by the build.
import type { Plugin } from "vite";

const TOKEN = /(--pf-color-[a-z-]+):light-dark\(((?:[^(),]|\([^()]*\))+),(?:[^(),]|\([^()]*\))+\)/g;

/** Adds the light value of every two-color token to a minified sheet. */
function withLightOnly(css: string): string {
  // A token's first value is the theme's; a later one is for people who ask for more contrast.
  const light = new Map([...css.matchAll(TOKEN)].reverse().map(([, token = "", value = ""]) => [token, value]));
  if (light.size === 0) return css;
  const tokens = [...light].map(([token, value]) => `${token}:${value}`).join(";");
  return `${css}@supports not (color:light-dark(red,red)){:root{${tokens}}}`;
}

export function lightOnly(): Plugin {
  return {
    name: "profigure:light-only",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = withLightOnly(String(file.source));
    },
  };
}
