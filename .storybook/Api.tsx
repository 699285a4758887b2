import api from "api:exports";
import { Markdown } from "@storybook/addon-docs/blocks";

/** Documents exports of the library with their import statement and signatures: `of="Plan PlanId"`. */
export function Api({ of }: { of: string }) {
  const entries = of.split(" ").map((name) => {
    const found = api[name];
    if (!found) throw new Error(`profigure exports no ${name}.`);
    return found;
  });
  const areTypes = entries.every(({ kind }) => kind === "type");
  const from = new Set(entries.map((entry) => entry.from));
  if (from.size !== 1) throw new Error(`${of} come from ${[...from].join(" and ")}: document them separately.`);
  const names = entries.map(({ name, kind }) => (kind === "type" && !areTypes ? `type ${name}` : name));
  const docs = entries
    .filter(({ doc }) => doc)
    .map(({ name, doc }) => (entries.length > 1 ? `- \`${name}\`: ${doc}` : doc));
  const code = [
    `import ${areTypes ? "type " : ""}{ ${names.join(", ")} } from "${entries[0]?.from}";\n`,
    ...entries.map((entry) => entry.code),
  ];
  return <Markdown>{`${docs.join("\n")}\n\n\`\`\`ts\n${code.join("\n")}\n\`\`\``}</Markdown>;
}
