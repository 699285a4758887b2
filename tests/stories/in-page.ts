// Runs in Storybook's page, where it is sent as text: each function stands alone.
import type { Globals } from "./positions.ts";

/** What Storybook tells on its channel, as far as the tests listen. */
interface Channel {
  on(event: string, listener: (news: never) => void): void;
  off(event: string, listener: (news: never) => void): void;
  emit(event: string, news: unknown): void;
}
interface Story {
  readonly parameters: {
    readonly viewport?: { options?: Record<string, { styles: Record<"width" | "height", string> }> };
  };
  readonly storyGlobals: Globals;
}
interface AxeReport {
  readonly type: string;
  readonly status: string;
  readonly result: {
    readonly error?: Error;
    readonly violations?: readonly {
      readonly id: string;
      readonly help: string;
      readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary?: string }[];
    }[];
  };
}
declare const __STORYBOOK_ADDONS_CHANNEL__: Channel;
declare const __STORYBOOK_PREVIEW__: {
  ready(): Promise<void>;
  readonly storyStoreValue: { loadStory(story: { storyId: string }): Promise<Story> };
};

/** By this name Storybook ends animations at once instead of waiting for them. */
export function nameRunner() {
  const { userAgent } = navigator;
  Object.defineProperty(navigator, "userAgent", { get: () => `${userAgent} StorybookTestRunner` });
}

/** Storybook's highlights ask for the style of every element after each change of the page, and nobody looks at them. */
export function withoutHighlights() {
  let features: object = {};
  Object.defineProperty(window, "FEATURES", {
    get: () => features,
    set: (all: object) => {
      features = { ...all, highlight: false };
    },
  });
}

/** Storybook reads globals from the address only beside a story, so the channel sets them. */
export async function start(globals: Globals) {
  await __STORYBOOK_PREVIEW__.ready();
  __STORYBOOK_ADDONS_CHANNEL__.emit("updateGlobals", { globals });
}

/** The size of the window in which a story is shown; none where neither it nor the position names one. */
export async function windowSize([storyId, globals]: readonly [id: string, globals: Globals]) {
  const { parameters, storyGlobals } = await __STORYBOOK_PREVIEW__.storyStoreValue.loadStory({ storyId });
  const { viewport } = { ...globals, ...storyGlobals };
  const styles = viewport && parameters.viewport?.options?.[viewport.value]?.styles;
  return styles && { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) };
}

/** Each text that is cut by what holds it, or reaches over the edge of its control or cell. */
export function cutTexts(): string[] {
  const cut: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!node.nodeValue?.trim() || !parent?.checkVisibility() || parent.closest("svg, select, .sb-wrapper")) continue;
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    let holder: Element | null = parent;
    const isScrolled = () => holder && /auto|scroll/.test(getComputedStyle(holder).overflow);
    const isHolder = () => {
      if (!holder) return false;
      const { overflowX, overflowY, display } = getComputedStyle(holder);
      if (/hidden|clip/.test(`${overflowX} ${overflowY}`)) return true;
      return display !== "inline" && holder.matches("button, a, label, [role=tab], th, td, dt, dd, li, summary");
    };
    while (holder && !isHolder() && !isScrolled()) holder = holder.parentElement;
    if (!holder || isScrolled()) continue;
    const isClipping = /hidden|clip/.test(getComputedStyle(holder).overflow);
    const edge = holder.getBoundingClientRect();
    // What is for screen readers alone is one pixel large.
    if (edge.width <= 1 || edge.height <= 1) continue;
    // Captions reach 0.25 rem into the gaps of their grid, and tall letters out of a tight line, where nothing clips them.
    const gap = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 4;
    const beside = Math.max(edge.left - text.left, text.right - edge.right) - (isClipping ? 0 : gap);
    const above = isClipping ? Math.max(edge.top - text.top, text.bottom - edge.bottom) : 0;
    const over = Math.max(beside, above);
    if (over > 2) cut.push(`“${node.nodeValue.trim()}” is cut: ${Math.round(over)} px of it are over the edge.`);
  }
  return cut;
}

/** Each control that lies on another one. What is in front on purpose, a menu or a crosshair, has a layer of its own. */
export function overlappingControls(root: string): string[] {
  const layerOf = (element: Element) => {
    let layer: Element | null = element;
    while (layer && !/fixed|sticky|absolute/.test(getComputedStyle(layer).position)) layer = layer.parentElement;
    return layer;
  };
  const controls = [
    ...document.querySelectorAll(`${root} :is(a[href], button, input:not([type=range]), select, textarea)`),
  ]
    .filter((control) => control.checkVisibility() && !control.closest("[inert]"))
    .map((control) => ({
      control,
      label: control.closest("label"),
      layer: layerOf(control),
      edge: control.getBoundingClientRect(),
    }))
    .filter(({ edge }) => edge.width > 1 && edge.height > 1);
  return controls.flatMap((one, at) =>
    controls
      .slice(at + 1)
      .filter(({ control, label, layer, edge }) => {
        const width = Math.min(one.edge.right, edge.right) - Math.max(one.edge.left, edge.left);
        const height = Math.min(one.edge.bottom, edge.bottom) - Math.max(one.edge.top, edge.top);
        const isOwn = (label && label === one.label) || one.control.contains(control);
        return width > 2 && height > 2 && layer === one.layer && !isOwn;
      })
      .map(({ control }) => {
        const [front, back] = [one.control, control].map(
          (each) => each.getAttribute("aria-label") ?? each.closest("label")?.textContent ?? each.textContent,
        );
        return `“${front}” and “${back}” lie on each other.`;
      }),
  );
}

/** Shows a story to its end. @returns what is wrong with it: an error, a violation that axe found, or its width */
export async function show(id: string): Promise<string[]> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__;
  const wrong: string[] = [];
  // To assistive technology a drawing is one image, and its thousand shapes take most of axe's time. axe reads
  // `childNodes`, React does not: what it removes meanwhile must stand where it put it.
  const drawings = new Set<SVGSVGElement>();
  const hideShapes = () => {
    for (const drawing of document.querySelectorAll("svg")) {
      Object.defineProperty(drawing, "childNodes", {
        configurable: true,
        value: drawing.querySelectorAll(":scope > title"),
      });
      drawings.add(drawing);
    }
  };
  const measureWidth = () => {
    const { scrollWidth: wide, clientWidth: room } = document.documentElement;
    if (wide > room) wrong.push(`The story is ${wide} px wide in a window of ${room}: it scrolls sideways.`);
  };

  await new Promise<void>((resolve) => {
    const done = () => {
      for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener);
      resolve();
    };
    const end = (message: string) => {
      // A failed play function is reported twice.
      if (!wrong.includes(message)) wrong.push(message);
      done();
    };
    const listeners: Record<string, (news: never) => void> = {
      storyRenderPhaseChanged: ({ storyId, newPhase }: { storyId: string; newPhase: string }) => {
        // axe runs in this phase.
        if (storyId !== id || newPhase !== "afterEach") return;
        measureWidth();
        hideShapes();
      },
      storyFinished: ({ storyId, reporters }: { storyId: string; reporters: AxeReport[] }) => {
        if (storyId !== id) return;
        if (!reporters.some(({ type }) => type === "a11y")) wrong.push("axe did not run.");
        for (const { type, status, result } of reporters) {
          if (status !== "failed") continue;
          if (result.error) wrong.push(`${type}: ${result.error.message}`);
          for (const { id: rule, help, nodes } of result.violations ?? [])
            for (const { target, failureSummary } of nodes)
              wrong.push(`${rule}: ${help}\n  ${target.join(" ")}\n  ${failureSummary}`);
        }
        done();
      },
      playFunctionThrewException: ({ message }: Error) => wrong.push(message),
      unhandledErrorsWhilePlaying: ([{ message }]: [Error]) => wrong.push(message),
      storyThrewException: ({ message }: Error) => end(message),
      storyErrored: ({ title, description }: { title: string; description: string }) => end(`${title}\n${description}`),
      storyMissing: () => end("The story is missing."),
    };
    for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener);
    channel.emit("setCurrentStory", { storyId: id, viewMode: "story" });
  });
  for (const drawing of drawings) Reflect.deleteProperty(drawing, "childNodes");
  return wrong;
}
