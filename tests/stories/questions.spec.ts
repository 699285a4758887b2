// What a designer who is new asks, and the clicks from the first page to the words that answer.
import { expect, test } from "@playwright/test";

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
  { question: "Which gray is this?", clicks: ["Color"], answer: "line-strong" },
  { question: "May text stand on it?", clicks: ["Color"], answer: /^Text on it: ink/ },
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

for (const { question, clicks, answer } of QUESTIONS)
  test(`“${question}” is answered within three clicks`, async ({ page }) => {
    expect(clicks.length).toBeLessThanOrEqual(3);
    // Our server keeps every page out of frames, and Storybook shows its stories in one.
    await page.route("**/iframe.html*", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { "content-type": "text/html" } });
    });
    await page.goto("./");
    const preview = page.frameLocator("#storybook-preview-iframe");
    await expect(preview.getByRole("heading", { level: 1, name: "ProFigure" })).toBeVisible();
    for (const name of clicks) {
      if (name.startsWith("/"))
        await preview
          .getByRole("link", { name: name.slice(1), exact: true })
          .first()
          .click();
      else await page.getByRole("navigation").getByText(name, { exact: true }).click();
    }
    await expect(preview.getByText(answer).first()).toBeVisible();
  });
