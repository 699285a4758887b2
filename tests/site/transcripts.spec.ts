import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { encodeFigure } from "../../src/figure/schema/code.ts";
import { toFigureSpec } from "../../src/figure/schema/spec.ts";
import type { Item } from "./accessibility-tree.ts";
import { expect, NOT_FOUND_LINES, RARE, test } from "./fixtures.ts";
import { EMPTY, heading, INVALID, LINK, linkField, open, PHONE, sendLink, status } from "./helpers.ts";
import { ScreenReaderTranscript, type Step } from "./transcript.ts";

const PROFILE_PDF = join(import.meta.dirname, "../import/pdf/plain.pdf");

// Walks take long: they press dozens of keys, and the whole page is read after each.
test.describe.configure({ timeout: 240_000 });
test.use({
  // With Save-Data, a transcript would depend on when code arrives.
  savesData: false,
  viewport: { width: 1280, height: 1000 },
  locale: "en-US",
  timezoneId: "UTC",
  colorScheme: "light",
});

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name });

// Conditions that a step can wait for.
const shown = (locator: Locator) => () => locator.isVisible();
const dialog = (page: Page, name: string) => shown(page.getByRole("dialog", { name, exact: true }));
const noDialog = (page: Page) => async () => (await page.getByRole("dialog").count()) === 0;
const ready = (page: Page) => async () => (await page.locator("[aria-busy=true]").count()) === 0;
const says = (page: Page, text: string) => async () => (await status(page).textContent()) === text;

const announced = (steps: readonly Step[]) =>
  steps.flatMap(({ announcements }) => announcements.map(({ text }) => text));
const picture = ({ items }: Step) =>
  items.find(({ role, name }) => role === "image" && /(?:hero|villain) action figure of/.test(name))?.name;

/** Returns the problems that an item has regardless of its context. */
const problemsOf = ({ role, name, description, needsName, line }: Item) => [
  ...(needsName && !name ? [`without a name: ${line}`] : []),
  ...(name && description.startsWith(name) ? [`repeats its name: ${line}`] : []),
  ...(role === "dialog" && !description ? [`without a description: ${line}`] : []),
];
const problemsIn = ({ what, announcements, spoken, items }: Step) => [
  ...announcements.flatMap(({ text, isLost }) => (isLost ? [`announced in a hidden region: ${text}`] : [])),
  ...spoken.flatMap((text, at) => (spoken.indexOf(text) < at ? [`spoken twice: ${text}`] : [])),
  ...(what.startsWith("type") ? spoken.map((text) => `spoken while typing: ${text}`) : []),
  ...items.flatMap(problemsOf),
];

/** Expects that the message is spoken once and the field is marked as invalid. */
function expectRefused({ spoken, focus }: Step, message: string) {
  expect(spoken.filter((text) => text.includes(message))).toEqual([message]);
  expect(focus?.line).toMatch(/^text field: LinkedIn profile URL, invalid/);
}

async function transcribe(page: Page, name: string, flow: (walk: ScreenReaderTranscript) => Promise<void>) {
  const walk = await ScreenReaderTranscript.start(page);
  await flow(walk);
  expect.soft([...new Set(walk.steps.flatMap(problemsIn))]).toEqual([]);
  const info = test.info();
  // The snapshots have no suffix for the system, because the text is the same on all.
  info.snapshotSuffix = "";
  expect(walk.text).toMatchSnapshot(`${name}.txt`);
}

test("The screen-reader transcript of the create page matches", async ({ page }) => {
  await transcribe(page, "create", async (walk) => {
    await walk.goto("go to /create", () => open(page, "/create"));
    await walk.press("Tab");
    await walk.press("Enter");
    await walk.press("Tab");
    await walk.press("Tab");
    await walk.press("Tab");
    expectRefused(await walk.press("Enter"), EMPTY);
    await walk.type("https://example.com/in/nobody");
    expectRefused(await walk.press("Enter"), INVALID);
    await walk.press("ControlOrMeta+a");
    await walk.type(LINK);
    await walk.press("Tab");
    await walk.press("ArrowRight");
    await walk.press("ArrowLeft");
    await walk.press("Tab");
    await walk.press("Enter");
    const preview = await walk.wait(3000, shown(button(page, "← Start Over")));
    expect(announced(walk.steps)).toEqual(["Creating your action figure...", "Your preview is ready"]);
    expect(picture(preview)).toMatch(/^Boxed hero action figure of Maya Okonkwo, .* PREVIEW, watermarked\.$/);
    const details = preview.items.flatMap(({ role, name }) => (/^(term|definition)$/.test(role) ? [name] : []));
    expect(details.slice(0, 8)).toEqual(
      "Name,Maya Okonkwo,Title,Senior Software Engineer,Character Type,Hero,Industry,Technology".split(","),
    );
  });
});

test("The screen-reader transcript of an import matches", RARE, async ({ page }) => {
  await transcribe(page, "import", async (walk) => {
    await walk.goto(
      "open Use my own details",
      async () => {
        await open(page, "/create");
        await button(page, "Use my own details").press("Enter");
      },
      dialog(page, "Use my own details"),
    );
    await walk.tabTo(button(page, "Use these"));
    await walk.press("Enter");
    await walk.goto(
      "choose Profile.pdf",
      async () => {
        await page.getByLabel("Choose files").setInputFiles(PROFILE_PDF);
        // On the paused clock, reading a file never takes long enough to be announced.
        await expect(heading(page, "What we found")).toBeVisible();
      },
      shown(button(page, "Use these")),
    );
    await walk.press("Tab");
    await walk.tabTo(button(page, "Use these"));
    expect(announced(walk.steps)).toContain("Found your details.");
  });
});

test("The screen-reader transcript of the editor matches", RARE, async ({ page }) => {
  await transcribe(page, "editor", async (walk) => {
    const editor = page.getByRole("dialog", { name: "Make it yours" });
    const tab = (name: string) => editor.getByRole("tab", { name });
    await walk.goto(
      "open the Box tab of the editor, which has the fewest options",
      async () => {
        await open(page, "/create");
        await sendLink(page);
        await page.clock.runFor(3000);
        await button(page, "More choices").press("Enter");
        await tab("Box").click();
      },
      shown(editor.getByRole("tabpanel", { name: "Box" })),
    );
    await walk.tabTo(editor.getByRole("radio", { name: "Blister", exact: true, checked: true }));
    await walk.press("ArrowRight");
    await walk.press("ControlOrMeta+z");
    await walk.press("ControlOrMeta+Shift+z");
    await walk.tabTo(tab("Box"), "Shift+Tab");
    await walk.press("ArrowRight");
    await walk.tabTo(editor.getByRole("textbox", { name: "Name", exact: true }));
    await walk.press("ControlOrMeta+a");
    await walk.type("Ada King");
    await walk.tabTo(field(page, "Special Skills"));
    await walk.type("Numbers");
    await walk.press("Enter");
    await walk.tabTo(button(page, "Done"));
    expect(announced(walk.steps.slice(1))).toEqual(["Undone", "Redone", "Added Numbers"]);
  });
});

test("The screen-reader transcript of the landing page matches", async ({ page }) => {
  await transcribe(page, "landing", async (walk) => {
    await walk.goto("go to /", () => open(page, "/"));
    await walk.tabTo(linkField(page));
    expectRefused(await walk.press("Enter"), EMPTY);
    await walk.type("example.com");
    await walk.press("Tab");
    expectRefused(await walk.press("Enter"), INVALID);
    await walk.press("ControlOrMeta+a");
    await walk.type(LINK);
    await walk.press("Enter");
    await walk.press("Tab");
    const preview = await walk.press("Enter", shown(button(page, "Purchase")));
    expect(picture(preview)).toMatch(/^Boxed villain action figure of Maya Okonkwo, .* PREVIEW, watermarked\.$/);
    await walk.tabTo(button(page, "Purchase"));
    await walk.press("Enter", dialog(page, "Demo checkout"));
    await walk.press("Escape", noDialog(page));
    await walk.press("Enter", dialog(page, "Demo checkout"));
    await walk.press("Enter", dialog(page, "It’s yours!"));
    const bought = await walk.press("Escape", noDialog(page));
    expect(picture(bought)).not.toMatch(/preview|watermark/i);
    await walk.tabTo(button(page, "Try Another Profile"));
    await walk.press("Enter");
    expect(announced(walk.steps)).toEqual([
      "Step 2 of 3: Choose Pill",
      "Step 3 of 3: Preview",
      "It’s yours. In your collection on this device.",
      "Step 1 of 3: LinkedIn",
    ]);
  });
});

test("The screen-reader transcript of the dashboard matches", RARE, async ({ page }) => {
  await transcribe(page, "dashboard", async (walk) => {
    // Waits for the code that loads when the page is idle.
    const files: string[] = [];
    page.on("requestfinished", (request) => files.push(request.url()));
    await walk.goto("go to /dashboard?q=ing", () => open(page, "/dashboard?q=ing"), ready(page));
    await expect
      .poll(
        async () => {
          await page.clock.runFor(100);
          return files.some((file) => file.includes("/account-tabs-"));
        },
        { intervals: [50] },
      )
      .toBe(true);
    await walk.tabTo(tab(page, "Collection"));
    await walk.press("ArrowRight");
    await walk.press("Home");
    await walk.tabTo(page.getByRole("searchbox", { name: "Search by name" }));
    await walk.type("zebra");
    await walk.wait(1000);
    await walk.tabTo(button(page, "Clear filters"));
    await walk.press("Enter");
    await walk.wait(1000);
    await walk.tabTo(button(page, "Download Ingrid Sørensen"));
    await walk.press("Enter", dialog(page, "Download"));
    await walk.press("ArrowDown");
    await walk.press("Tab");
    await walk.press("Tab");
    const SENT = "Saved ingrid-sørensen-card.png.";
    await walk.press("Enter", says(page, SENT));
    await walk.tabTo(button(page, "More: Viktor Lindqvist"));
    await walk.press("Enter", shown(button(page, "Delete Viktor Lindqvist")));
    await walk.press("Tab");
    await walk.press("Enter", says(page, "Viktor Lindqvist deleted."));
    await walk.tabTo(button(page, "Undo Viktor Lindqvist deleted."));
    await walk.press("Enter", says(page, "Viktor Lindqvist is back."));
    expect(announced(walk.steps)).toEqual([
      ...["0 figures", "5 figures", "No downloads left on Basic", SENT],
      ...["Viktor Lindqvist deleted.", "Viktor Lindqvist is back."],
    ]);
  });
});

test("The screen-reader transcript of the account matches", RARE, async ({ page }) => {
  await transcribe(page, "account", async (walk) => {
    await walk.goto("go to /dashboard?tab=account", () => open(page, "/dashboard?tab=account"), ready(page));
    await walk.tabTo(button(page, "Edit Profile"));
    await walk.press("Enter", dialog(page, "Edit Profile"));
    await walk.press("ControlOrMeta+a");
    await walk.press("Delete");
    const refused = await walk.press("Enter");
    expect(refused.spoken).toEqual(["Please enter a name"]);
    await walk.type("Ada King");
    await walk.press("Enter", says(page, "Saved"));
    await walk.tabTo(button(page, "Upgrade to Premium"));
    await walk.press("Enter", dialog(page, "Upgrade to Premium"));
    const SWITCHED = "You are on Premium now. This demo charges nothing.";
    await walk.press("Enter", says(page, SWITCHED));
    await walk.tabTo(button(page, "Manage Subscription"));
    await walk.press("Enter", dialog(page, "Manage Subscription"));
    await walk.press("ArrowDown");
    await walk.press("Escape", noDialog(page));
    await walk.tabTo(page.getByRole("switch", { name: "Email Notifications" }), "Shift+Tab");
    await walk.press("Space", says(page, "Saved"));
    await walk.tabTo(button(page, "Delete everything on this device"));
    await walk.press("Enter", dialog(page, "Delete everything?"));
    await walk.tabTo(button(page, "Delete everything"));
    const DELETED = "Everything on this device was deleted.";
    await walk.press("Enter", says(page, DELETED));
    expect(announced(walk.steps)).toEqual(["Saved", SWITCHED, "Saved", DELETED]);
  });
});

test("The screen-reader transcript of the 404 and a figure link matches", RARE, async ({ page, browserLog }) => {
  browserLog.allow(...NOT_FOUND_LINES);
  await transcribe(page, "elsewhere", async (walk) => {
    await walk.goto("go to /no-such-page", () => open(page, "/no-such-page"));
    await walk.tabTo(page.getByRole("link", { name: "Return to Home" }));
    await walk.tabTo(button(page, "Theme: System. Change to light"), "Shift+Tab");
    await walk.press("Enter");
    await walk.press("Enter");
    await walk.press("Tab");
    await walk.press("Enter");
    await walk.tabTo(button(page, "Dismiss Accounts are not available in this demo."), "Shift+Tab");
    await walk.press("Enter");
    await walk.goto(
      "go to a figure link",
      () => open(page, `/create#f=${encodeFigure(toFigureSpec({ name: "Linked Person" }))}`),
      shown(button(page, "Make your own")),
    );
    await walk.press("Tab");
    await walk.press("Tab");
    await walk.press("Enter", shown(page.getByRole("img", { name: /^Boxed villain/ })));
    expect(announced(walk.steps)).toEqual([
      "Accounts are not available in this demo.",
      "Linked Person is a villain now",
    ]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });

  test("The screen-reader transcript of the phone menu matches", async ({ page }) => {
    await transcribe(page, "menu", async (walk) => {
      await walk.goto("go to /create", () => open(page, "/create"));
      await walk.tabTo(button(page, "Open menu"));
      await walk.press("Enter");
      await walk.tabTo(page.getByRole("radio", { name: "System" }));
      await walk.press("ArrowRight");
      await walk.press("Escape");
      await walk.press("Enter");
      await walk.tabTo(page.getByRole("link", { name: "Dashboard" }));
      expect(announced(walk.steps)).toEqual([]);
    });
  });
});

test.describe("with animations", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("An announcement during a dialog's exit animation is not lost", RARE, async ({ page }) => {
    const walk = await ScreenReaderTranscript.start(page);
    await walk.goto("go to /dashboard?tab=account", () => open(page, "/dashboard?tab=account"), ready(page));
    await button(page, "Edit Profile").press("Enter");
    await walk.press("Enter", says(page, "Saved"));
    expect(walk.steps.at(-1)?.announcements).toEqual([{ text: "Saved", politeness: "politely", isLost: false }]);
  });
});
