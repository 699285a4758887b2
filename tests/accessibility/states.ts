import { encodeFigure } from "../../src/figure/schema/code.ts";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import type { Engine } from "../engines/engine.ts";
import { openPage, waitForAnnouncement, waitForText } from "../engines/site.ts";
import type { View } from "./view.ts";

/** A state of a page, and how a visitor reaches it. */
export interface State {
  readonly name: string;
  /**
   * Whether the state is reached from the previous state on the same page, instead of by a first-time visitor.
   * @default false
   */
  readonly goesOn?: boolean;
  readonly reach: (engine: Engine, site: string) => Promise<unknown>;
  /** @default every view */
  readonly isFor?: (view: View) => boolean;
  /** Whether the state ends when the focus leaves, so that it must be reached again in each view. @default false */
  readonly isFleeting?: boolean;
}

const FIELD = "LinkedIn profile URL";
const LINK = "https://linkedin.com/in/u1815";
const SAMPLES = ["Ingrid Sørensen", "Maya Okonkwo", "Ngozi Bankole", "Tomás Herrera", "Viktor Lindqvist"];

async function sendLink(engine: Engine, link = LINK) {
  await (link ? engine.fill("textbox", FIELD, link) : engine.click("textbox", FIELD));
  await engine.press("Enter");
}

/** Replaces `setTimeout` and `setInterval`, so that timers of this length end at once or never. */
const timers = (engine: Engine, length: number, end: "at once" | "never") =>
  engine.evaluate(
    (ms, isNever) => {
      for (const name of ["setTimeout", "setInterval"] as const) {
        const set = window[name];
        const timer = (work: () => void, after?: number) => (after !== ms ? set(work, after) : isNever ? 0 : set(work));
        Object.assign(window, { [name]: timer });
      }
    },
    length,
    end === "never",
  );
const PROCESSING_MS = 3000;
const TOAST_MS = 6000;

async function create(engine: Engine, site: string) {
  await openPage(engine, `${site}/create`);
  await timers(engine, PROCESSING_MS, "at once");
}
async function createPreview(engine: Engine, site: string) {
  await create(engine, site);
  await sendLink(engine);
  await engine.find("button", "← Start Over");
}
async function choosePlan(engine: Engine, site: string) {
  await openPage(engine, `${site}/`);
  await timers(engine, PROCESSING_MS, "at once");
  await engine.click("link", "Choose Premium");
  await engine.find("button", "Change the plan");
}
async function open(engine: Engine, button: string, dialog: string) {
  await engine.click("button", button);
  await engine.find("dialog", dialog);
}
const dashboard = (engine: Engine, site: string) => openPage(engine, `${site}/dashboard`);
async function remove(engine: Engine, name: string) {
  await engine.click("button", `More: ${name}`);
  await engine.click("button", `Delete ${name}`);
  await waitForAnnouncement(engine, / deleted\.$/);
}

const ofTabs = ["Person", "Outfit", "Gear", "Box", "Words"].map(
  (tab, place): State => ({
    name: `/create: the editor’s ${tab}`,
    goesOn: true,
    reach: async (engine) => {
      if (place === 0) await engine.click("button", "More choices");
      // There are two tabs named Outfit, so the editor's is reached from Person with an arrow key.
      await engine.click("tab", tab === "Outfit" ? "Person" : tab);
      if (tab === "Outfit") await engine.press("ArrowRight");
      await engine.find("tabpanel", tab);
    },
  }),
);

const ofTheAccount = [
  ["Edit Profile", "Edit Profile"],
  ["Upgrade to Premium", "Upgrade to Premium"],
  ["Manage Subscription", "Manage Subscription"],
  ["Delete everything on this device", "Delete everything?"],
].map(
  ([button = "", dialog = ""]): State => ({
    name: `/dashboard: ${button}`,
    goesOn: true,
    reach: async (engine) => {
      // The previous dialog is still open.
      await engine.press("Escape");
      await open(engine, button, dialog);
    },
  }),
);

const noLink = (name: string): State => ({
  name,
  goesOn: true,
  reach: async (engine) => {
    await sendLink(engine, "");
    await waitForText(engine, "Please enter your LinkedIn URL");
  },
});

/** Every state of every page. */
export const STATES: readonly State[] = [
  { name: "/", reach: (engine, site) => openPage(engine, `${site}/`) },
  noLink("/: no link"),
  {
    name: "/: the pills",
    goesOn: true,
    reach: async (engine) => {
      await sendLink(engine);
      await engine.find("button", /Take the red pill/);
    },
  },
  {
    name: "/: the preview",
    goesOn: true,
    reach: async (engine) => {
      await engine.click("button", /Take the red pill/);
      await engine.find("button", "Purchase");
    },
  },
  {
    name: "/: the menu",
    isFor: ({ width }) => width !== 1440,
    isFleeting: true,
    reach: async (engine, site) => {
      await openPage(engine, `${site}/`);
      await engine.click("button", "Open menu");
      await engine.find("button", "Close menu");
    },
  },
  {
    name: "/: a toast",
    reach: async (engine, site) => {
      await openPage(engine, `${site}/`);
      await timers(engine, TOAST_MS, "never");
      await engine.fill("textbox", "Email", "someone@example.com");
      await engine.click("button", "Subscribe");
      await engine.find("button", /^Dismiss/);
    },
  },
  {
    name: "/create: processing",
    reach: async (engine, site) => {
      await openPage(engine, `${site}/create`);
      await timers(engine, PROCESSING_MS, "never");
      await sendLink(engine);
      await engine.find("progressbar", /./);
    },
  },
  { name: "/create", reach: create },
  noLink("/create: no link"),
  {
    name: "/create: the villain’s preview",
    goesOn: true,
    reach: async (engine) => {
      await engine.click("radio", /^Villain/);
      await sendLink(engine);
      await engine.find("button", "← Start Over");
    },
  },
  ...ofTabs,
  {
    name: "/create: a draft saved",
    goesOn: true,
    reach: async (engine) => {
      // In a narrow viewport, the editor is a sheet that covers the page.
      await engine.press("Escape");
      await engine.click("button", "Save to Drafts");
      await waitForAnnouncement(engine, /^Saved/);
    },
  },
  {
    name: "/dashboard: a draft",
    goesOn: true,
    reach: async (engine, site) => {
      await dashboard(engine, site);
      // The link to the draft has its name from the picture, which is drawn a moment later.
      await engine.find("link", /PREVIEW, watermarked/);
    },
  },
  { name: "/create: the hero’s preview", reach: createPreview },
  {
    name: "/create: the checkout",
    goesOn: true,
    reach: (engine) => open(engine, "Purchase for $18.99", "Demo checkout"),
  },
  { name: "/create: It’s yours!", goesOn: true, reach: (engine) => open(engine, "Confirm", "It’s yours!") },
  {
    name: "/create: a bought figure",
    goesOn: true,
    reach: async (engine) => {
      await engine.press("Escape");
      await engine.find("button", "← Start Over");
    },
  },
  { name: "/create: a plan is chosen", reach: choosePlan },
  {
    name: "/create: the checkout with a plan",
    goesOn: true,
    reach: async (engine) => {
      await sendLink(engine);
      await engine.click("button", "Purchase for $18.99");
      await engine.find("radio", "Single figure");
    },
  },
  {
    name: "/create: work to pick up",
    reach: async (engine, site) => {
      await createPreview(engine, site);
      await engine.fill("textbox", "Name", "Zoë Ångström");
      await engine.click("link", "ProFigure, home");
      await engine.click("link", "Create Your Figure");
      await engine.find("button", "Pick up your figure");
    },
  },
  {
    name: "/create: a linked figure",
    reach: async (engine, site) => {
      await openPage(engine, `${site}/create#f=${encodeFigure(toFigureSpec({ name: "Priya Raman" }))}`);
      await engine.click("button", "See Priya Raman as a villain");
      await waitForAnnouncement(engine, "Priya Raman is a villain now");
    },
  },
  {
    name: "/create: a damaged link",
    reach: async (engine, site) => {
      await openPage(engine, `${site}/create#f=1.x.y`);
      await waitForText(engine, "This figure link is damaged");
    },
  },
  { name: "/dashboard", reach: dashboard },
  {
    name: "/dashboard: a search without a match",
    reach: async (engine, site) => {
      await openPage(engine, `${site}/dashboard?q=zebra`);
      await waitForText(engine, "No results");
    },
  },
  {
    name: "/dashboard: toasts with Undo",
    reach: async (engine, site) => {
      await dashboard(engine, site);
      for (const name of ["Viktor Lindqvist", "Maya Okonkwo"]) await remove(engine, name);
      await waitForText(engine, "2 figures deleted.");
    },
  },
  {
    name: "/dashboard: empty",
    reach: async (engine, site) => {
      await dashboard(engine, site);
      for (const name of SAMPLES) {
        await remove(engine, name);
        await engine.click("button", /^Dismiss/);
      }
      await waitForText(engine, "Nothing here yet");
    },
  },
  {
    name: "/dashboard: the download",
    reach: async (engine, site) => {
      await dashboard(engine, site);
      await open(engine, "Download Ingrid Sørensen", "Download");
    },
  },
  {
    name: "/dashboard: no downloads left",
    goesOn: true,
    reach: async (engine) => {
      await engine.click("button", "Download");
      await waitForText(engine, "No downloads left on Basic");
    },
  },
  {
    name: "/dashboard: the cost of a shared picture",
    reach: async (engine, site) => {
      await dashboard(engine, site);
      await engine.evaluate(() => void Object.defineProperty(navigator, "canShare", { value: () => true }));
      await engine.click("button", "Share Maya Okonkwo");
      await engine.find("dialog", "Share");
    },
  },
  {
    name: "/dashboard: a link to copy by hand",
    reach: async (engine, site) => {
      await dashboard(engine, site);
      await engine.evaluate(() => {
        for (const name of ["clipboard", "canShare", "share"]) Object.defineProperty(navigator, name, {});
      });
      await engine.click("button", "Share Maya Okonkwo");
      await engine.find("dialog", "Copy the link by hand");
    },
  },
  {
    name: "/dashboard: storage that is refused",
    reach: async (engine, site) => {
      // Of all pages, only the 404 page does not open the storage when it is idle.
      await openPage(engine, `${site}/no-such-page`);
      await engine.evaluate(() => {
        IDBFactory.prototype.open = () => {
          throw new DOMException("The operation is insecure.", "SecurityError");
        };
      });
      // On a phone, the link to the dashboard is in the menu.
      await engine.click("link", "Return to Home");
      await engine.click("link", "View Dashboard");
      await waitForText(engine, "This browser isn’t saving data for this site");
    },
  },
  { name: "/dashboard: the referrals", reach: (engine, site) => openPage(engine, `${site}/dashboard?tab=referrals`) },
  { name: "/dashboard: the account", reach: (engine, site) => openPage(engine, `${site}/dashboard?tab=account`) },
  ...ofTheAccount,
  { name: "404", reach: (engine, site) => openPage(engine, `${site}/nope`) },
];
