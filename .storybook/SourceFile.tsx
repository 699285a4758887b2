import { Markdown } from "@storybook/addon-docs/blocks";
import { asConsumer } from "../scripts/entries.mjs";

/** A file of ours, as an app would copy it. Storybook's own block stays light on a dark page. */
export function SourceFile({ code, language }: { code: string; language: "tsx" | "css" }) {
  return <Markdown>{`\`\`\`${language}\n${asConsumer(code).trimEnd()}\n\`\`\``}</Markdown>;
}
