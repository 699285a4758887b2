// The part of the conformance suite that runs in the browser. It uses React's development build, which reports
// StrictMode and hydration problems on the console.
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { CLASS_ELSEWHERE, FIXTURES, type Fixture, type Given, STATES, Stage } from "./fixtures.tsx";

type Name = keyof typeof FIXTURES;

/** The attribute that marks a component's root, so that it is found even in a portal. */
const MARK = "data-conformance";
/** Attributes that refer to other elements by their ids. */
const REFERENCES = [
  "aria-labelledby",
  "aria-describedby",
  "aria-controls",
  "aria-owns",
  "aria-activedescendant",
  "for",
];
/** DOM events whose names cannot be derived from the React prop. */
const DOM_EVENTS: Readonly<Record<string, string>> = {
  onDoubleClick: "dblclick",
  onFocus: "focusin",
  onBlur: "focusout",
  onMouseEnter: "mouseover",
  onMouseLeave: "mouseout",
  onPointerEnter: "pointerover",
  onPointerLeave: "pointerout",
};

const STYLED =
  "a, button, dd, dl, dt, fieldset, h1, h2, h3, h4, img, input, label, legend, ol, p, select, table, td, th, ul";

// Prevents links from leaving the page.
addEventListener("click", (event) => (event.target as Element).closest("a") && event.preventDefault());

let root: Root | undefined;

/** Unmounts the last component and creates a container for the next. */
function makePlace(html = ""): HTMLElement {
  flushSync(() => root?.unmount());
  document.body.replaceChildren();
  const place = document.createElement("div");
  place.innerHTML = html;
  document.body.append(place);
  return place;
}

function draw(name: Name, ...copies: object[]): Element[] {
  const render: Fixture = FIXTURES[name];
  const drawn = createRoot(makePlace());
  root = drawn;
  flushSync(() =>
    drawn.render(
      <Stage>
        {copies.map((given, copy) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are alike and never move
          <div key={copy}>{render({ [MARK]: copy, ...given } as Given)}</div>
        ))}
      </Stage>,
    ),
  );
  // Renders portals, which need a second pass.
  flushSync(() => {});
  return [...document.querySelectorAll(`[${MARK}]`)];
}

function drawOne(name: Name, given: object): Element {
  const [element, second] = draw(name, given);
  if (!element || second) throw new Error(`rest props reach ${element ? "two elements" : "no element"} of ${name}`);
  return element;
}

/** React's event handlers on an element. */
function handlersOf(element: Element): Record<string, unknown> {
  const props = Object.entries(element).find(([key]) => key.startsWith("__reactProps$"))?.[1];
  return Object.fromEntries(
    Object.entries(props).filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === "function"),
  );
}

/** Replaces every text node by elements, as a browser's translation does. */
function translate(): void {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = text.textContent;
    outer.append(inner);
    (text as Text).replaceWith(outer);
  }
}

/** Returns the page's text after each step. The steps render each state of the component, then press each control. */
function walk(name: Name, afterStep: () => void): string[] {
  const render: Fixture = FIXTURES[name];
  const drawn = createRoot(makePlace());
  root = drawn;
  const texts: string[] = [];
  const step = (what: string, act: () => void) => {
    flushSync(act);
    // Renders portals, which need a second pass.
    flushSync(() => {});
    texts.push(`${what}: ${document.body.textContent}`);
    afterStep();
  };
  const show = (given: object) =>
    step(JSON.stringify(Object.keys(given)), () => drawn.render(<Stage>{render(given)}</Stage>));
  const states: readonly object[] = STATES[name];
  for (const state of states) for (const given of [{}, state]) show(given);
  for (const state of [...states, {}]) show(state);
  const controls = "button, summary, [role=tab], [role=radio], input:not([type=file]), select";
  const count = document.querySelectorAll(controls).length;
  for (let at = 0; at < Math.min(count, 40); at++) {
    const control = document.querySelectorAll<HTMLElement>(controls)[at];
    step(`press ${at}`, () => {
      control?.focus();
      // Radix selects a tab on mousedown instead of click.
      control?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, cancelable: true }));
      control?.click();
    });
  }
  return texts;
}

const suite = {
  /** Returns the page's texts without a translation, and with one that replaces every text node after each step. */
  translated(name: Name) {
    return { expected: walk(name, () => {}), shown: walk(name, translate) };
  },

  /** Hydrates the server's HTML; React reports mismatches on the console. */
  hydrate(name: Name, html: string) {
    const place = makePlace(html);
    return new Promise<void>((resolve) => {
      root = hydrateRoot(place, <Stage onReady={resolve}>{FIXTURES[name]({})}</Stage>);
    });
  },

  /** Returns the class list of the root without and with a `className` prop. */
  classes(name: Name) {
    const read = (given: object) => {
      const element = drawOne(name, given);
      const place = CLASS_ELSEWHERE[name] ? element.parentElement?.closest(CLASS_ELSEWHERE[name]) : element;
      return place?.getAttribute("class") ?? "";
    };
    return { own: read({}), merged: read({ className: "given" }) };
  },

  /** Returns the HTML without labels, and with labels that are all `undefined`. */
  missingLabels(name: Name, keys: readonly string[]) {
    const html = (given: object) => {
      draw(name, given);
      // Removes React's ids, because their numbers differ in each render.
      return document.body.innerHTML.replaceAll(/_r_\w+_/g, "id");
    };
    const labels = Object.fromEntries(keys.map((key) => [key, undefined]));
    const isTaken = !drawOne(name, { labels }).hasAttribute("labels");
    return { expected: html({}), shown: isTaken ? html({ labels }) : html({}) };
  },

  /** Returns whether a ref is set to the root, and to null on unmount. */
  ref(name: Name) {
    let current: Element | null = null;
    const element = drawOne(name, {
      ref: (given: Element | null) => {
        current = given;
      },
    });
    const isRoot = current === element;
    makePlace();
    return { isRoot, isReleased: current === null };
  },

  /** Returns the given attributes as they are on the root. */
  attributes(name: Name, given: Record<string, string>) {
    const element = drawOne(name, given);
    return Object.fromEntries(Object.keys(given).map((attribute) => [attribute, element.getAttribute(attribute)]));
  },

  /** Returns whether a `style` prop is applied, and which styles of the component it removes. */
  style(name: Name) {
    const names = (element: Element) => [...(element as HTMLElement).style];
    const own = names(drawOne(name, {}));
    const both = names(drawOne(name, { style: { "--given": "1" } }));
    return { given: both.includes("--given"), lost: own.filter((property) => !both.includes(property)) };
  },

  /** Returns the event props that a component does not call, or that replace its own handler. */
  handlers(name: Name) {
    const own = Object.keys(handlersOf(drawOne(name, {})));
    const faults: string[] = [];
    for (const handler of new Set(["onClick", "onKeyDown", "onFocus", "onPointerEnter", ...own])) {
      let calls = 0;
      const given = () => {
        calls += 1;
      };
      const element = drawOne(name, { [handler]: given });
      if (own.includes(handler) && handlersOf(element)[handler] === given) faults.push(`${handler} replaces its own`);
      const bare = handler.replace(/Capture$/, "");
      // React derives a change of a checkbox or radio button from its click, and a text field's from a new value.
      const isChange = bare === "onChange";
      const isText = isChange && element.matches("[type=text], [type=search]");
      if (isText) Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, "new");
      const isClick = isChange && element.matches("[type=checkbox], [type=radio]");
      const type = isText ? "input" : isClick ? "click" : (DOM_EVENTS[bare] ?? bare.slice(2).toLowerCase());
      flushSync(() => element.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true })));
      if (calls === 0) faults.push(`${handler} is not called`);
    }
    return faults;
  },

  /** Returns the root's identifying attributes, and the same when props try to override them. */
  identity(name: Name) {
    const read = (given: object) => {
      const { dataset } = drawOne(name, given) as HTMLElement;
      return { slot: dataset.slot, variant: dataset.variant, type: dataset.type, state: dataset.state };
    };
    const own = read({});
    const given = read({
      "data-slot": "other",
      ...(own.variant && { "data-variant": "other" }),
      ...(own.type && { "data-type": "other" }),
      ...(own.state && { "data-state": "other" }),
    });
    return { own, given };
  },

  /**
   * Returns elements that a browser or a host page styles by tag name, and that lack our class that resets those
   * styles.
   */
  unreset(name: Name) {
    draw(name, {});
    // Ignores the hidden input that Radix renders for each switch in a form.
    return [...document.querySelectorAll(`[${MARK}] :is(${STYLED}), :is(${STYLED})[${MARK}]`)]
      .filter((element) => !element.matches('[class*="pf:"], [data-slot^="dialog-"], input[aria-hidden=true]'))
      .map(({ outerHTML }) => outerHTML);
  },

  /** Renders a component twice and returns duplicate ids, references to missing ids, and shared radio groups. */
  twice(name: Name) {
    const copies = draw(name, {}, {});
    const all = [...document.querySelectorAll("*")];
    const ids = all.flatMap(({ id }) => id || []);
    const faults = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `the id ${id} twice`);
    for (const element of all) {
      for (const { name: attribute, value } of element.attributes) {
        const isLink = /^(xlink:)?href$/.test(attribute) && value.startsWith("#");
        const targets = [
          ...(REFERENCES.includes(attribute) ? value.split(/\s+/).filter(Boolean) : []),
          ...[...value.matchAll(/url\(["']?#([^"')]+)/g)].flatMap(([, id]) => id ?? []),
          ...(isLink ? [value.slice(1)] : []),
        ];
        for (const id of targets)
          if (!ids.includes(id)) faults.push(`${element.localName} ${attribute} leads to no ${id}`);
      }
    }
    const groups = copies.map(
      (copy) => new Set([...copy.querySelectorAll<HTMLInputElement>("input[type=radio]")].map((radio) => radio.name)),
    );
    for (const group of groups[0] ?? []) if (groups[1]?.has(group)) faults.push(`the radio group ${group} twice`);
    return { copies: copies.length, faults: [...new Set(faults)] };
  },
};

export type Suite = typeof suite;
Object.assign(window, { suite });
