// What a designer who is new asks, and the clicks from the first page to the words that answer.
import { expect, type Page, test } from "@playwright/test";

interface Question {
  readonly question: string;
  /** What is clicked, in the sidebar or, after a slash, in the page. */
  readonly clicks: readonly string[];
  readonly answer: string | RegExp;
}

const QUESTIONS: readonly Question[] = [
  {
    question: "Which component is for choosing one of two with consequences?",
    clicks: ["Choosing a component"],
    answer: "To do something that cannot be undone",
  },
  {
    question: "Is it tested in Firefox?",
    clicks: ["Accessibility"],
    answer: "The same in Chromium, Firefox and WebKit",
  },
  { question: "What did 0.1 change?", clicks: ["What changed"], answer: /^0\.1\.0/ },
  {
    question: "Which gray is this, and may text stand on it?",
    clicks: ["Color"],
    answer: /^line-strong.*#[0-9a-f]{6}.*No text stands on it$/,
  },
  { question: "How do I change the brand color?", clicks: ["Your own brand"], answer: /^The brand color is/ },
  {
    question: "What does a screen reader say on a Switch?",
    clicks: ["Switch"],
    answer: /“Social Sharing, switch, off”/,
  },
  { question: "Can I use it in German?", clicks: ["Languages"], answer: /^German comes with the package/ },
  {
    question: "Which component shows a message with Undo?",
    clicks: ["Choosing a component", "/Toast"],
    answer: /^With action there is one thing to do/,
  },
  { question: "How wide must a FigureCard be?", clicks: ["FigureCard"], answer: /^Give it a width of 280 px or more/ },
  { question: "How do I show an error on a field?", clicks: ["TextField"], answer: /^To show an error, give it/ },
];

test.describe("A designer who is new", () => {
  // One page for all of them: the frame and its scripts take longest.
  test.describe.configure({ mode: "default" });
  let page: Page;
  test.beforeAll(async ({ browser, baseURL }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(25_000);
    // Our server keeps every page out of frames, and Storybook shows its stories in one.
    await page.route("**/iframe.html*", async (route) => {
      const response = await route.fetch();
      const { "content-security-policy": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await page.goto(baseURL ?? "");
  });
  test.afterAll(() => page.close());

  for (const { question, clicks, answer } of QUESTIONS)
    test(`“${question}” is answered within three clicks`, async () => {
      const sidebar = page.locator("#storybook-explorer-tree");
      const preview = page.frameLocator("#storybook-preview-iframe");
      expect(clicks.length).toBeLessThanOrEqual(3);
      await sidebar.getByText("Introduction", { exact: true }).click();
      await preview.getByRole("heading", { level: 1, name: "ProFigure" }).waitFor();
      for (const name of clicks) {
        if (name.startsWith("/"))
          await preview
            .getByRole("link", { name: name.slice(1), exact: true })
            .first()
            .click();
        else await sidebar.getByText(name, { exact: true }).first().click();
      }
      await preview.getByText(answer).first().waitFor();
    });
});
