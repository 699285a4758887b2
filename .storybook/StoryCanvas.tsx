import { Canvas, useOf } from "@storybook/addon-docs/blocks";
import type { ComponentProps } from "react";

/** A story, with code to copy if it shows how an app uses the component. A sheet of states has none. */
export function StoryCanvas(props: ComponentProps<typeof Canvas>) {
  const { component, moduleExport, parameters } = useOf(props.of ?? "story", ["story"]).story;
  const isExample = component && "__docgenInfo" in component && !("render" in moduleExport);
  const hasCode = isExample || parameters.docs?.source?.code !== undefined;
  return <Canvas sourceState={hasCode ? "hidden" : "none"} {...props} />;
}
