import { Markdown } from "@storybook/addon-docs/blocks";
import { asConsumer } from "../scripts/entries.mjs";

/** One of our files, as an app would copy it. Storybook's block stays light on a dark page. */
export function SourceFile({ code, language }: { code: string; language: "tsx" | "css" }) {
  return <Markdown>{`\`\`\`${language}\n${asConsumer(code).trimEnd()}\n\`\`\``}</Markdown>;
}
