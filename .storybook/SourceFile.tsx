import { Markdown } from "@storybook/addon-docs/blocks";
import { asConsumer } from "../scripts/entries.mjs";

/** Shows one of our files as an app would copy it. Storybook's `Source` block would stay light in the dark theme. */
export function SourceFile({ code, language }: { code: string; language: "tsx" | "css" }) {
  return <Markdown>{`\`\`\`${language}\n${asConsumer(code).trimEnd()}\n\`\`\``}</Markdown>;
}
