import type { CDPSession } from "@playwright/test";

/** An item that a screen reader reads. It becomes one line of the transcript. */
export interface Item {
  /** Chromium's id for the element or text. */
  readonly id: number;
  readonly role: string;
  readonly name: string;
  readonly description: string;
  /** Role, name and states, such as `switch: Social Sharing, off`. */
  readonly head: string;
  /** `head` followed by the description. */
  readonly line: string;
  /** The items that contain this one, the outermost first. */
  readonly inside: readonly Item[];
  /** Whether the item must have a name, as controls, images and landmarks do. */
  readonly needsName: boolean;
  readonly isFocused: boolean;
}

const treeOf = async (session: CDPSession) => (await session.send("Accessibility.getFullAXTree")).nodes;
const documentOf = async (session: CDPSession) => (await session.send("DOM.getDocument", { depth: -1 })).root;
type TreeNode = Awaited<ReturnType<typeof treeOf>>[number];
type ElementNode = Awaited<ReturnType<typeof documentOf>>;

const WORDS: Readonly<Record<string, string>> = {
  textbox: "text field",
  searchbox: "search field",
  radio: "radio button",
  combobox: "combo box",
  tablist: "tabs",
  tabpanel: "tab panel",
  progressbar: "progress bar",
  contentinfo: "footer",
  listitem: "item",
  paragraph: "text",
  DisclosureTriangle: "disclosure",
};
const CONTROLS = "link button textbox searchbox radio checkbox switch tab combobox DisclosureTriangle".split(" ");
/** Roles for which only the name is read, not the content. */
const LEAVES = [...CONTROLS, "heading", "image", "progressbar"];
const NAMED = [
  ...CONTROLS,
  ..."heading image progressbar navigation region group dialog search tablist tabpanel".split(" "),
];
/** Roles for which the text is read as one item, unless they contain other items. */
const TEXTS = ["paragraph", "listitem", "term", "definition"];
/** Roles that are not read themselves. Only their content is read. */
const SILENT = "none generic strong emphasis time form Figcaption DescriptionList LabelText rowgroup Details".split(
  " ",
);
const INLINE = /^(#text|::\w+|span|b|bdi|strong|em|time)$/i;
const roleOf = ({ role }: TreeNode): string => role?.value ?? "";
const nameOf = ({ name }: TreeNode): string => name?.value ?? "";
/** Joins texts, with a space between words that only the layout separates. */
const join = (texts: readonly string[]) =>
  texts
    .reduce((all, text) => `${all}${/[^\s“(]$/.test(all) && /^[\p{L}\p{N}$“]/u.test(text) ? " " : ""}${text}`, "")
    .replace(/\s+/g, " ")
    .trim();

function statesOf(node: TreeNode, attributes: ReadonlyMap<string, string>): string[] {
  const is = propertiesOf(node);
  const isSwitch = roleOf(node) === "switch";
  const current = attributes.get("aria-current");
  // Reads `aria-valuetext` from the attributes, because Chromium's protocol omits it.
  const value = attributes.get("aria-valuetext") ?? node.value?.value;
  return Object.entries({
    [`current ${current}`]: current === "page" || current === "step",
    [isSwitch ? "on" : "checked"]: is.checked === "true",
    [isSwitch ? "off" : "not checked"]: is.checked === "false",
    pressed: is.pressed === "true",
    "not pressed": is.pressed === "false",
    expanded: is.expanded === true,
    collapsed: is.expanded === false,
    selected: is.selected === true,
    unavailable: is.disabled === true,
    "read only": is.readonly === true,
    required: is.required === true,
    invalid: is.invalid === "true",
    [`shortcut ${is.keyshortcuts}`]: is.keyshortcuts,
    busy: is.busy === true || is.busy === 1,
    [`holds "${value}"`]: value,
  }).flatMap(([state, isSo]) => (isSo ? [state] : []));
}
const propertiesOf = ({ properties = [] }: TreeNode): Record<string, unknown> =>
  Object.fromEntries(properties.map(({ name, value }) => [name, value.value]));

/** Returns the page's items in the order in which a screen reader reads them. */
export async function readPage(session: CDPSession): Promise<Item[]> {
  const nodes = await treeOf(session);
  const elements = new Map<number, ElementNode>();
  const collect = (element: ElementNode) => {
    elements.set(element.backendNodeId, element);
    for (const child of [...(element.children ?? []), ...(element.pseudoElements ?? [])]) collect(child);
  };
  collect(await documentOf(session));
  const elementOf = ({ backendDOMNodeId = 0 }: TreeNode) => elements.get(backendDOMNodeId);
  const attributesOf = (node: TreeNode) => {
    const { attributes = [] } = elementOf(node) ?? {};
    return new Map(attributes.flatMap((name, at) => (at % 2 ? [] : [[name, attributes[at + 1] ?? ""]])));
  };
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const childrenOf = ({ childIds = [] }: TreeNode) => childIds.flatMap((id) => byId.get(id) ?? []);
  const isSilent = (node: TreeNode) =>
    node.ignored || SILENT.includes(roleOf(node)) || elementOf(node)?.nodeName === "DETAILS";
  const isText = (node: TreeNode): boolean =>
    ["StaticText", "InlineTextBox", "LineBreak"].includes(roleOf(node)) ||
    (isSilent(node) && childrenOf(node).every(isText));
  const textOf = (node: TreeNode): string =>
    ["StaticText", ...LEAVES].includes(roleOf(node)) ? nameOf(node) : join(childrenOf(node).map(textOf));

  const items: Item[] = [];
  const add = (node: TreeNode, inside: readonly Item[], role: string, name: string, states: readonly string[] = []) => {
    const description: string = node.description?.value ?? "";
    const head = [name ? `${role}: ${name}` : role, ...states].join(", ");
    const item: Item = {
      id: node.backendDOMNodeId ?? 0,
      role,
      name,
      description,
      head,
      line: description ? `${head}, described by "${description}"` : head,
      inside,
      needsName: NAMED.includes(roleOf(node)),
      isFocused: propertiesOf(node).focused === true,
    };
    items.push(item);
    return item;
  };

  const walk = (parent: TreeNode, inside: readonly Item[]) => {
    let loose: TreeNode[] = [];
    const flush = () => {
      const [first] = loose;
      const text = join(loose.map(nameOf));
      loose = [];
      // Skips a group's visible label, which was already read as the group's name.
      if (first && text && text !== inside.at(-1)?.name) add(first, inside, "text", text);
    };
    const visit = (node: TreeNode) => {
      const role = roleOf(node);
      const children = childrenOf(node);
      if (role === "StaticText") loose.push(node);
      else if (isSilent(node)) {
        const isInline = INLINE.test(elementOf(node)?.nodeName ?? "");
        if (!isInline) flush();
        // Skips a label's text, which is read with its field.
        for (const child of children) if (role !== "LabelText" || !isText(child)) visit(child);
        if (!isInline) flush();
      } else if (role !== "InlineTextBox" && role !== "Legend" && role !== "LineBreak") {
        flush();
        const word = WORDS[role] ?? role;
        const states = statesOf(node, attributesOf(node));
        const isSaid = TEXTS.includes(role) && children.every(isText);
        if (role === "heading") add(node, inside, `heading ${propertiesOf(node).level}`, nameOf(node), states);
        else if (LEAVES.includes(role)) add(node, inside, word, nameOf(node), states);
        else if (role === "row") add(node, inside, role, children.map((cell) => textOf(cell) || "blank").join(" | "));
        else if (isSaid) {
          const text = textOf(node);
          if (text && text !== inside.at(-1)?.name) add(node, inside, word, text, states);
        } else if (role === "listitem" || role === "paragraph") walk(node, inside);
        else if (role === "list")
          walk(node, [...inside, add(node, inside, `list of ${children.length}`, nameOf(node))]);
        // The status region is not read; its announcements are recorded when they are made.
        else if (role !== "status") walk(node, [...inside, add(node, inside, word, nameOf(node), states)]);
      }
    };
    for (const child of childrenOf(parent)) visit(child);
    flush();
  };
  const [root] = nodes;
  if (root) walk(root, [add(root, [], "page", nameOf(root))]);
  return items;
}
