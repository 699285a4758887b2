import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, NOT_FOUND_LINES, test } from "./fixtures.ts";
import { open, PHONE, pill, pillButton, sendLink, toWizardPreview } from "./helpers.ts";

// Four analyses each, and a figure is a thousand shapes.
test.describe.configure({ timeout: 120_000 });
test.use({ contextOptions: { reducedMotion: "reduce" } });

const DESK = { width: 1440, height: 900 };
const TAGS = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];
type View = readonly [viewport: typeof DESK, colorScheme: "light" | "dark"];
const ALL: readonly View[] = [
  [PHONE, "light"],
  [DESK, "dark"],
  [PHONE, "dark"],
  [DESK, "light"],
];
/** `npm run test:all` looks at every state in every view, `npm test` at one in light on a phone, the next in dark on a desk. */
const viewsOf = (index: number) => (process.env.TEST_ALL ? ALL : ALL.slice(index % 2, (index % 2) + 1));

/** Colours settled: nothing but endless animations runs. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY),
  );

async function expectNoViolations(page: Page, views: readonly View[]) {
  for (const [viewport, colorScheme] of views) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const { violations } = await new AxeBuilder({ page }).withTags(TAGS).analyze();
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    expect(found, `${colorScheme} at ${viewport.width} px`).toEqual([]);
  }
}

const createPreview = async (page: Page, name: "Hero" | "Villain") => {
  await open(page, "/create");
  await pill(page, name).click();
  await sendLink(page);
  await expect(page.getByRole("button", { name: "← Start Over" })).toBeVisible();
};

const STATES: Record<string, (page: Page) => Promise<unknown>> = {
  "the landing page": (page) => open(page, "/"),
  "the wizard's first error": async (page) => {
    await open(page, "/");
    await sendLink(page, "");
  },
  "the wizard's second error": async (page) => {
    await open(page, "/");
    await sendLink(page, "example.com");
  },
  "the wizard's pills": async (page) => {
    await open(page, "/");
    await sendLink(page);
    await expect(pillButton(page, "red")).toBeVisible();
  },
  "the wizard's preview": async (page) => {
    await open(page, "/");
    await toWizardPreview(page, "red");
  },
  "/create": (page) => open(page, "/create"),
  "both fields of /create in use, with an error": async (page) => {
    await open(page, "/create");
    await pill(page, "Villain").click();
    await sendLink(page, "");
  },
  processing: async (page) => {
    // The one timer never ends; a clock that stands still would stop axe too.
    await page.addInitScript(() => {
      const set = window.setTimeout;
      Object.assign(window, { setTimeout: (work: () => void, ms?: number) => (ms === 3000 ? 0 : set(work, ms)) });
    });
    await open(page, "/create");
    await sendLink(page);
    await expect(page.getByRole("progressbar")).toBeVisible();
  },
  "the hero's preview": (page) => createPreview(page, "Hero"),
  "the villain's preview": (page) => createPreview(page, "Villain"),
  "the demo checkout": async (page) => {
    await createPreview(page, "Hero");
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a bought figure": async (page) => {
    await createPreview(page, "Hero");
    await page.getByRole("button", { name: "Purchase for $18.99" }).click();
    await page.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByRole("dialog", { name: "It is yours" })).toBeVisible();
  },
  ...Object.fromEntries(
    ["Outfit", "Gear", "Box", "Words"].map((name) => [
      `the editor’s ${name}`,
      async (page: Page) => {
        await createPreview(page, "Villain");
        await page.getByRole("tab", { name }).click();
        await expect(page.getByRole("tabpanel", { name })).toBeVisible();
      },
    ]),
  ),
  "a damaged link": async (page) => {
    await open(page, "/create#f=1.x.y");
    await expect(page.getByRole("main").getByText("This figure link is damaged")).toBeVisible();
  },
  "the collection with a draft, a toast with Undo and no downloads left": async (page) => {
    await createPreview(page, "Villain");
    await page.getByRole("button", { name: "Save to Drafts" }).click();
    await expect(page.getByRole("status")).toHaveText(/^Saved/);
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    const file = page.waitForEvent("download");
    await page.getByRole("dialog").getByRole("button", { name: "Download", exact: true }).click();
    await file;
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Delete Viktor Lindqvist" }).click();
    await expect(page.getByRole("button", { name: "Undo" })).toBeVisible();
  },
  "the download": async (page) => {
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Download Ingrid Sørensen" }).click();
    await expect(page.getByRole("dialog", { name: "Download" })).toBeVisible();
  },
  "a search without a match": (page) => open(page, "/dashboard?q=zebra"),
  ...Object.fromEntries(
    [
      ["?tab=account", "Edit Profile"],
      ["?tab=account", "Upgrade to Premium"],
      ["?tab=account", "Manage Subscription"],
      ["?tab=account", "Delete everything on this device"],
    ].map(([query = "", name = ""]) => [
      `what ${name} opens`,
      async (page: Page) => {
        await open(page, `/dashboard${query}`);
        await page.getByRole("button", { name }).click();
        await expect(page.getByRole("dialog")).toBeVisible();
      },
    ]),
  ),
  "storage that is refused": async (page) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
    });
    await open(page, "/dashboard");
    await expect(page.getByText("This browser keeps nothing for this site").first()).toBeVisible();
  },
  "the collection": (page) => open(page, "/dashboard"),
  "the referrals": (page) => open(page, "/dashboard?tab=referrals"),
  "the account": (page) => open(page, "/dashboard?tab=account"),
  "the 404": (page) => open(page, "/nope"),
  "a toast": async (page) => {
    await open(page, "/dashboard");
    await page.getByRole("button", { name: "Sign In" }).click();
    await page.getByRole("button", { name: "Dismiss" }).hover();
  },
};

for (const [index, [name, reach]] of Object.entries(STATES).entries()) {
  test(`axe finds nothing on ${name}`, async ({ page, heard }) => {
    if (name === "the 404") heard.expect(...NOT_FOUND_LINES);
    await reach(page);
    await expectNoViolations(page, viewsOf(index));
  });
}

test("axe finds nothing on the open menu, light and dark", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await open(page, "/");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expectNoViolations(page, [
    [PHONE, "light"],
    [PHONE, "dark"],
  ]);
});
