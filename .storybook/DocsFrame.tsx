import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from "react";
import { EndMatter } from "./EndMatter.tsx";
import { applyGlobals, globals, onGlobals } from "./globals.ts";
import { storybookTheme } from "./theme.ts";

const dark = matchMedia("(prefers-color-scheme: dark)");
const onSystemTheme = (listener: () => void) => {
  dark.addEventListener("change", listener);
  return () => dark.removeEventListener("change", listener);
};

/** Every docs page: in our theme, in the toolbar's globals, followed by the sections that come from the stories. */
export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useSyncExternalStore(onGlobals, globals);
  const isSystemDark = useSyncExternalStore(onSystemTheme, () => dark.matches);
  const isDark = chosen.theme === "dark" || (chosen.theme === "system" && isSystemDark);
  // The text of a docs page is English, so the direction applies to its stories alone.
  useLayoutEffect(() => applyGlobals({ ...chosen, direction: "ltr" }), [chosen]);
  return (
    <DocsContainer {...rest} theme={storybookTheme(isDark ? "dark" : "light", import.meta.env.STORYBOOK_TOKENS)}>
      <main>
        {children}
        <EndMatter />
      </main>
    </DocsContainer>
  );
}
