// How an export that is no component stands in the reference, as Markdown: for the page in the Storybook
// (.storybook/Api.tsx) and for its copy that machines read (page-markdown.mjs).

/** @typedef {import("./api.mjs").Export} Export */

/** The names of `<Api of="Plan PlanId" />`. @param {string} of */
export const namesOf = (of) => of.split(/\s+/).filter(Boolean);

/** Their meaning, their import and their signatures. @param {ReadonlyMap<string, Export>} api @param {string} of */
export function apiMarkdown(api, of) {
  const entries = namesOf(of).map((name) => {
    const found = api.get(name);
    if (!found) throw new Error(`profigure exports no ${name}.`);
    return found;
  });
  const areTypes = entries.every(({ kind }) => kind === "type");
  const names = entries.map(({ name, kind }) => (kind === "type" && !areTypes ? `type ${name}` : name));
  const docs = entries
    .filter(({ doc }) => doc)
    .map(({ name, doc }) => (entries.length > 1 ? `- \`${name}\`: ${doc}` : doc));
  return [
    docs.join("\n"),
    `\`\`\`ts\nimport ${areTypes ? "type " : ""}{ ${names.join(", ")} } from "profigure";\n\n${entries.map(({ code }) => code).join("\n")}\n\`\`\``,
  ].join("\n\n");
}

/** The types of a component's texts, from its props: `PlanCardLabels`. @param {ReadonlyMap<string, Export>} api @param {readonly string[]} components */
export function labelTypesOf(api, components) {
  const types = components.map((name) => /^Partial<(\w+)>$/.exec(api.get(name)?.props.labels?.tsType.raw ?? "")?.[1]);
  return [...new Set(types.filter((type) => type !== undefined))];
}

/** The English texts of components, as code. @param {ReadonlyMap<string, Export>} api @param {readonly string[]} components */
export const labelsOf = (api, components) =>
  labelTypesOf(api, components)
    .flatMap((type) => api.get(type)?.labels || [])
    .join("\n\n");
