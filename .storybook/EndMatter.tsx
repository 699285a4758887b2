import { Markdown } from "@storybook/addon-docs/blocks";
import { endMatter } from "../scripts/component-page.mjs";
import { useFacts } from "./facts.ts";

/** The last sections of every component's page: what nobody writes on it. */
export function EndMatter() {
  const facts = useFacts();
  return facts && <Markdown>{endMatter(facts)}</Markdown>;
}
