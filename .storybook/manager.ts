import { createElement, useState } from "react";
import { Button } from "storybook/internal/components";
import { CURRENT_STORY_WAS_SET } from "storybook/internal/core-events";
import { addons, types, useStorybookState } from "storybook/manager-api";
import { storybookTheme } from "./theme.ts";

const dark = matchMedia("(prefers-color-scheme: dark)");
const applyTheme = () =>
  addons.setConfig({
    theme: storybookTheme(dark.matches ? "dark" : "light", process.env.STORYBOOK_TOKENS ?? ""),
    layoutCustomisations: {
      // A whole page has no props to change.
      showPanel: ({ storyId }, isShown) => isShown && !storyId?.startsWith("pages-"),
    },
  });
applyTheme();
dark.addEventListener("change", applyTheme);

const REPOSITORY = process.env.STORYBOOK_REPOSITORY;

/** A button that opens the source of the current story or page in the repository, or else copies its path. */
function Source() {
  const { index, storyId } = useStorybookState();
  const [copied, setCopied] = useState("");
  const entry = index?.[storyId];
  const path = entry && "importPath" in entry ? entry.importPath.replace("./", "") : "";
  if (!path) return null;
  const shared = { variant: "ghost", padding: "small" } as const;
  if (REPOSITORY)
    return createElement(
      Button,
      { ...shared, asChild: true, ariaLabel: `Open ${path}` },
      createElement("a", { href: `${REPOSITORY}/blob/main/${path}`, target: "_blank", rel: "noreferrer" }, "Source"),
    );
  return createElement(
    Button,
    {
      ...shared,
      ariaLabel: `Copy ${path}`,
      onClick: () => void navigator.clipboard.writeText(path).then(() => setCopied(path)),
    },
    copied === path ? "Path copied" : "Source",
  );
}

addons.register("profigure", (api) => {
  // For the stories under Flows, opens the Interactions panel, because people step through a flow in it. Afterward, the
  // previous panel opens again.
  let before: string | undefined;
  api.on(CURRENT_STORY_WAS_SET, ({ storyId }: { storyId: string }) => {
    if (storyId.startsWith("flows-")) {
      before ??= api.getSelectedPanel();
      api.setSelectedPanel("storybook/interactions/panel");
    } else if (before) {
      api.setSelectedPanel(before);
      before = undefined;
    }
  });
  addons.add("profigure/source/tool", { type: types.TOOL, title: "Source", render: () => createElement(Source) });
});
