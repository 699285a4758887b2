import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from "react";
import { EndMatter } from "./EndMatter.tsx";
import { dress, globals, onGlobals } from "./globals.ts";
import { storybookTheme } from "./theme.ts";

const dark = matchMedia("(prefers-color-scheme: dark)");
const onSystemTheme = (listener: () => void) => {
  dark.addEventListener("change", listener);
  return () => dark.removeEventListener("change", listener);
};

/** Every docs page: in our theme, following the toolbar, with what is known of the stories below it. */
export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useSyncExternalStore(onGlobals, globals);
  const isSystemDark = useSyncExternalStore(onSystemTheme, () => dark.matches);
  const isDark = chosen.theme === "dark" || (chosen.theme === "system" && isSystemDark);
  // A page is English: the direction is for the stories on it.
  useLayoutEffect(() => dress({ ...chosen, direction: "ltr" }), [chosen]);
  return (
    <DocsContainer {...rest} theme={storybookTheme(isDark ? "dark" : "light", import.meta.env.STORYBOOK_TOKENS)}>
      {children}
      <EndMatter />
    </DocsContainer>
  );
}
