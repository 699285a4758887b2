import type { Page } from "@playwright/test";
import { basePath } from "../../scripts/site.mjs";
import { few } from "../few.ts";
import { expect, NOT_FOUND_LINES, RARE, test } from "./fixtures.ts";
import {
  delayScripts,
  EMPTY_STORAGE,
  INVALID,
  LINK,
  linkField,
  open,
  overflow,
  PHONE,
  pill,
  pillButton,
  recordDocuments,
  sendLink,
  status,
  stored,
  toPreview,
  toWizardPreview,
  waitForHydration,
} from "./helpers.ts";

const PAGES = [
  {
    path: "/",
    code: 200,
    title: "Your career, mint on card · ProFigure",
    h1: "Your career, mint on card.",
    canonical: `https://profigure.example${basePath()}`,
    texts: ["Choose Pill", "AI-powered creation", "$18.99", "$88.99", "$999.99", "MOST POPULAR", "Farida Haddad"],
  },
  {
    path: "/create",
    code: 200,
    title: "Create Your Action Hero · ProFigure",
    h1: "Create Your Action Hero",
    canonical: `https://profigure.example${basePath()}create`,
    texts: ["LinkedIn profile URL", "Choose your pill", "Hero", "Villain"],
  },
  {
    path: "/dashboard",
    code: 200,
    title: "My Collection · ProFigure",
    h1: "My Collection",
    canonical: `https://profigure.example${basePath()}dashboard`,
    texts: ["Your collection needs JavaScript", "These are samples", "Maya Okonkwo", "Create New Figure"],
  },
  {
    path: "/nope",
    code: 404,
    title: "Page not found · ProFigure",
    h1: "404",
    canonical: undefined,
    texts: ["Oops! Page not found", "Return to Home"],
  },
] as const;

const h1 = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });

for (const { path, code, title, h1: heading, canonical, texts } of PAGES) {
  test(`${path} has status ${code} and its text and metadata in the HTML`, async ({ request }) => {
    const answer = await request.get(`.${path}`);
    expect(answer.status()).toBe(code);
    expect(answer.headers()["content-type"]).toContain("text/html");
    const html = await answer.text();
    for (const text of [heading, ...texts]) expect(html).toContain(text);
    expect(html).toContain(`<title>${title}</title>`);
    expect(html).toMatch(/<meta name="description" content="[^"]{20,}"/);
    expect(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1]).toBe(canonical);
    expect(html.includes('<meta name="robots" content="noindex"')).toBe(code === 404);
    expect(html).toContain(`<meta property="og:title" content="${title}"`);
    expect(html.match(/<h1/g)).toHaveLength(1);
  });
}

for (const { path, h1: heading } of few(PAGES.slice(0, 3), 1))
  test(`${path} hydrates the prerendered page`, async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto(`.${path}`, { waitUntil: "commit" });
    await h1(page, heading).evaluate((element) => element.setAttribute("data-mark", "prerendered"));
    release();
    await waitForHydration(page);
    await expect(h1(page, heading)).toHaveAttribute("data-mark", "prerendered");
  });

for (const viewport of few([PHONE, { width: 1280, height: 720 }], 1)) {
  test.describe(`without scripts at ${viewport.width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport });

    test(`Every page shows its text, and the main links work`, async ({ page, browserLog }) => {
      browserLog.allow(...NOT_FOUND_LINES);
      for (const { path, h1: heading, texts } of PAGES) {
        await page.goto(`.${path}`);
        await expect(h1(page, heading)).toBeVisible();
        for (const text of texts) await expect(page.getByText(text).filter({ visible: true })).not.toHaveCount(0);
        await expect(page.getByRole("button", { name: /menu$/ })).toHaveCount(0);
        expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(400);
      }
      await page.goto("./dashboard");
      await expect(
        page.getByRole("main").locator("button, input, select, [role=tab]").filter({ visible: true }),
      ).toHaveCount(0);
      for (const [name, target] of [
        ["Create Figure", "Create Your Action Hero"],
        ["Dashboard", "My Collection"],
        ["Home", "Your career, mint on card."],
      ] as const) {
        await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();
        await expect(h1(page, target)).toBeVisible();
      }
    });
  });
}

test("The site serves the license notices of third parties", async ({ request }) => {
  const notices = await (await request.get("./THIRD-PARTY-LICENSES.txt")).text();
  for (const name of ["react-dom", "@radix-ui/react-dialog", "valibot", "tailwindcss", "@fontsource-variable/anybody"])
    expect(notices).toMatch(new RegExp(`^${name} \\d[^\n]+\\n\\n[^\n]`, "m"));
});

test("The 404 page hides the path, logs it once and leads home", async ({ page, browserLog }) => {
  browserLog.allow(...NOT_FOUND_LINES);
  await open(page, "/no/such-place?x=1");
  await expect(h1(page, "404")).toBeVisible();
  await expect(page.getByText("such-place")).toHaveCount(0);
  await expect.poll(() => browserLog.lines).toHaveLength(2);
  expect(browserLog.lines.filter((line) => line === "warning: 404: there is no page at /no/such-place")).toHaveLength(
    1,
  );
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(h1(page, "Your career, mint on card.")).toBeFocused();
});

test("A malformed or unknown URL gets a working page, with 404 if missing", async ({ page, browserLog }) => {
  browserLog.allow(...NOT_FOUND_LINES, /^warning: The URL path ".*" could not be decoded/);
  for (const path of few(
    [
      "/CREATE",
      "/<script>window.ran=1</script>",
      "/%E0%A4%A",
      "/create/index.html",
      "/create/x",
      "/404",
      "/%00",
      "/..%2f..%2fetc/passwd",
      `/${"x".repeat(4000)}`,
    ],
    2,
  )) {
    await test.step(path.slice(0, 40), async () => {
      const answer = await page.goto(`.${path}`);
      await waitForHydration(page);
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(status(page)).toHaveText(/not available/);
      const isMissing = await h1(page, "404").isVisible();
      expect(answer?.status()).toBe(isMissing ? 404 : 200);
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
    });
  }
});

test("A page that the host does not know renders if the router knows it", RARE, async ({ page, browserLog }) => {
  browserLog.allow(...NOT_FOUND_LINES);
  expect((await page.goto("./create//"))?.status()).toBe(404);
  await expect(h1(page, "Create Your Action Hero")).toBeVisible();
  await waitForHydration(page);
});

test("A page renders with any query and URL fragment", async ({ page }) => {
  for (const [address, heading] of few(
    [
      ["/dashboard/?tab=referrals", "My Collection"],
      ["/?q=<script>window.ran=1</script>&q&&=%E0%A4%A#%E0%A4%A", "Your career, mint on card."],
      ["/create#f=<img src=x onerror=window.ran=1>", "Create Your Action Hero"],
      [`/dashboard?tab=${"x".repeat(4000)}#${"y".repeat(4000)}`, "My Collection"],
    ] as const,
    2,
  )) {
    await test.step(address.slice(0, 50), async () => {
      // Leaves the page first, because changing only the fragment does not load a document.
      await page.goto("about:blank");
      await open(page, address);
      await expect(h1(page, heading)).toBeVisible();
      await page.getByRole("button", { name: "Sign In" }).click();
      await expect(status(page)).toHaveText(/not available/);
      expect(await page.evaluate(() => "ran" in window)).toBe(false);
    });
  }
});

const ODD = {
  markup: '"><img src=x onerror="window.ran=1"><script>window.ran=1</script>',
  "10,000 characters": "x".repeat(10_000),
  "null bytes": "a\0b\0",
  "right-to-left marks": "\u202e\u2067nur\u2069\u200f",
  emoji: "👩‍👩‍👧‍👦🏳️‍🌈",
};

for (const [name, text] of few(Object.entries(ODD), 1)) {
  test(`A link with ${name} is plain text and must contain linkedin.com`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await open(page, "/");
    await sendLink(page, text);
    await expect(page.getByText(INVALID)).toBeVisible();
    expect(await overflow(page)).toBe(0);
    await sendLink(page, `${text}linkedin.com${text}`);
    await pillButton(page, "blue").click();
    await expect(page.getByRole("button", { name: "Purchase", exact: true })).toBeVisible();
    expect(await overflow(page)).toBe(0);
    expect(await page.evaluate(() => "ran" in window)).toBe(false);

    await page.getByRole("banner").getByRole("link", { name: "ProFigure, home" }).focus();
    await page.getByRole("link", { name: "Choose Basic" }).click();
    await expect(linkField(page)).toHaveValue(`${text}linkedin.com${text}`);
    await sendLink(page, text);
    await expect(page.getByText(INVALID)).toBeVisible();
    await sendLink(page, `${text}linkedin.com`);
    await expect(status(page)).toHaveText("Creating your action figure...");
    expect(await page.evaluate(() => "ran" in window)).toBe(false);
  });
}

test("The profile link is only in memory until Start Over", async ({ page, context, browserLog }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const secret = "u1815";
  const expectNoLink = async () => {
    expect(page.url()).not.toContain(secret);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(secret);
    expect(JSON.stringify(await stored(page))).not.toContain(secret);
  };
  await page.clock.install();
  await open(page, "/");
  await toWizardPreview(page, "red");
  await expectNoLink();
  await page.getByRole("link", { name: "Choose Basic" }).click();
  await expect(linkField(page)).toHaveValue(LINK);
  await expect(pill(page, "Villain")).toBeChecked();
  expect(await stored(page)).toEqual(EMPTY_STORAGE);
  await sendLink(page, secret);
  await expect(page.getByText(INVALID)).toBeVisible();
  await expectNoLink();
  await toPreview(page);
  await expectNoLink();
  await page.getByRole("button", { name: "Save to Drafts" }).click();
  await expect(status(page)).toHaveText(/^Saved to drafts/);
  await expectNoLink();
  await page.getByRole("button", { name: "Share", exact: true }).first().click();
  await expect(status(page)).toHaveText("Link and caption copied. Your LinkedIn link isn’t in it.");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^It’s official: I’m an action figure\. Villain edition, .+\nhttp\S+\/create#f=2\.\S+$/,
  );
  await page.getByRole("button", { name: "← Start Over" }).click();
  await expect(linkField(page)).toHaveValue("");
  await expect(pill(page, "Villain")).toBeChecked();
  await page.reload();
  await expect(pill(page, "Hero")).toBeChecked();
  expect(browserLog.lines).toEqual([]);
});

for (const path of few(["/create", "/"], 1)) {
  test(`A form on ${path} submitted before hydration is handled afterward`, async ({ page }) => {
    const release = await delayScripts(page);
    await page.goto(`.${path}`, { waitUntil: "commit" });
    const documents = recordDocuments(page);
    const address = page.url();
    await sendLink(page);
    await page.getByRole("button", { name: /^(Continue|Create My Figure)$/ }).click();
    await page.getByRole("textbox", { name: "Email" }).fill("nobody@work.example");
    await page.getByRole("button", { name: "Subscribe" }).click();
    expect(page.url()).toBe(address);
    expect(documents).toEqual([]);
    await expect(linkField(page)).toHaveValue(LINK);
    release();
    await expect(linkField(page)).toHaveCount(0);
    await expect(page.getByRole("region", { name: "Messages" })).toHaveText(/^The newsletter isn’t live yet/);
    expect(page.url()).toBe(address);
  });
}
