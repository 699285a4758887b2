import { Markdown } from "@storybook/addon-docs/blocks";

/** A file of ours, as an app would copy it. Storybook's own block stays light on a dark page. */
export function SourceFile({ code, language }: { code: string; language: "tsx" | "css" }) {
  return (
    <Markdown>{`\`\`\`${language}\n${code.replace("../../src/index.ts", "profigure").trimEnd()}\n\`\`\``}</Markdown>
  );
}
