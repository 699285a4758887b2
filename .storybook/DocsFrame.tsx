import { DocsContainer, type DocsContainerProps } from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from "react";
import { applyGlobals, globals, onGlobals } from "./globals.ts";
import { storybookTheme } from "./theme.ts";

const dark = matchMedia("(prefers-color-scheme: dark)");
const onSystemTheme = (listener: () => void) => {
  dark.addEventListener("change", listener);
  return () => dark.removeEventListener("change", listener);
};

/**
 * Repairs two accessibility problems of Storybook's blocks: makes blocks that scroll sideways focusable, and removes
 * the list item role from elements outside a list.
 */
function makeAccessible(main: HTMLElement) {
  for (const block of main.querySelectorAll<HTMLElement>("table, .docblock-argstable, .docs-story"))
    if (block.scrollWidth > block.clientWidth) block.tabIndex = 0;
    else block.removeAttribute("tabindex");
  for (const item of main.querySelectorAll(".rejt-tree > li")) item.role = "none";
}

/** Renders a docs page with our theme and the toolbar's settings. */
export function DocsFrame({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const chosen = useSyncExternalStore(onGlobals, globals);
  const isSystemDark = useSyncExternalStore(onSystemTheme, () => dark.matches);
  const isDark = chosen.theme === "dark" || (chosen.theme === "system" && isSystemDark);
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    // Docs pages are in English, so the direction applies only to the stories in them.
    applyGlobals({ ...chosen, direction: "ltr" });
    const before = window.docsGlobals;
    window.docsGlobals = chosen;
    if (!before || JSON.stringify(before) === JSON.stringify(chosen)) return;
    for (const frame of main.current?.querySelectorAll("iframe") ?? []) frame.contentWindow?.location.reload();
  }, [chosen]);
  useEffect(() => {
    const page = main.current;
    if (!page) return;
    // Repeats the repair when blocks that load later have changed the page's size.
    const observer = new ResizeObserver(() => makeAccessible(page));
    observer.observe(page);
    return () => observer.disconnect();
  }, []);
  return (
    <DocsContainer {...rest} theme={storybookTheme(isDark ? "dark" : "light", import.meta.env.STORYBOOK_TOKENS)}>
      <main ref={main}>{children}</main>
    </DocsContainer>
  );
}
