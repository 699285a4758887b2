import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from "storybook/test";
import { toFigureSpec } from "../../src/figure.ts";
import { DownloadDialog } from "../../src/site/downloads/DownloadDialog.tsx";
import { MAYA } from "../people.ts";
import { DialogInSite } from "./in-site.tsx";
import { draftOf, startWith, storedFigure } from "./store.ts";

const DRAFT = draftOf(MAYA);
const BOUGHT = { ...DRAFT, payment: "bought" } as const;
const LONG = draftOf(toFigureSpec({ ...MAYA, name: "Dr. Anneliese Wilhelmina von und zu Hohenstein" }));
const ARABIC = draftOf(
  toFigureSpec({
    ...MAYA,
    name: "مايا أوكونكو",
    jobTitle: "مهندسة برمجيات",
    tagline: "أبني المدن وأشرب القهوة.",
  }),
);
const ERROR = /^The picture could not be made\./;

/** Pictures that the browser never finishes, until they fail. */
let fail = () => {};
function stallPictures() {
  spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((callback) => {
    fail = () => callback(null);
  });
}

/**
 * The dialog says whether the download uses up one of the plan's downloads, and that an unpaid picture has the
 * watermark. Its live region announces errors and the plan's remaining downloads, so the page must not announce them.
 */
const meta = {
  title: "Site/DownloadDialog",
  component: DownloadDialog,
  args: { figure: BOUGHT, open: true, onClose: fn(), onSeePlans: fn() },
  parameters: { docs: { story: { inline: false, height: "880px" } } },
  beforeEach: ({ args: { figure } }) => startWith([figure]),
  render: ({ figure, onSeePlans, ...args }) => (
    <DialogInSite {...args}>
      {(dialog) => <DownloadDialog figure={figure} onSeePlans={onSeePlans} {...dialog} />}
    </DialogInSite>
  ),
} satisfies Meta<typeof DownloadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const noneLeft = { beforeEach: () => startWith([DRAFT], { plan: "basic", downloadsUsed: 2 }) } satisfies Story;

export const Playground: Story = {};

export const UsesOne: Story = { args: { figure: DRAFT } };
export const NoneLeft: Story = {
  ...noneLeft,
  args: { figure: DRAFT },
  play: async ({ args }) => {
    const dialog = await panel();
    await waitFor(() => expect(dialog.getByText(/has the PREVIEW watermark/)).toBeVisible());
    await expect(dialog.queryByRole("button", { name: "Print card" })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "No downloads left See plans" }));
    await expect(args.onSeePlans).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: { figure: DRAFT },
  play: async () => {
    stallPictures();
    const download = await screen.findByRole("button", { name: "Download" });
    // Repeats the click, because the dialog ignores clicks just after it has appeared.
    await waitFor(() => userEvent.click(download));
    await screen.findByRole("button", { name: "Making the picture…" });
    await waitFor(() => expect(HTMLCanvasElement.prototype.toBlob).toHaveBeenCalled());
    fail();
    await expect(await screen.findByText(ERROR)).toBeVisible();
  },
};

export const LongText: Story = {
  globals: { viewport: { value: "narrow" }, text: "100" },
  args: { figure: LONG },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, args: { figure: ARABIC } };

const panel = async () => within(await screen.findByRole("dialog", { name: "Download" }));

export const Chosen: Story = {
  name: "People can choose a format and download it by keyboard",
  tags: ["!dev"],
  play: async ({ step }) => {
    const dialog = await panel();
    const post = dialog.getByRole("radio", { name: "Post" });
    await step("Post is preselected and has focus", async () => {
      await waitFor(() => expect(post).toHaveFocus());
      await expect(post).toBeChecked();
      await expect(post).toHaveAccessibleDescription("PNG, 1080 × 1350, for your feed");
    });
    await step("Arrows move to Landscape, card by card", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
      await expect(dialog.getByRole("radio", { name: "Landscape" })).toBeChecked();
      await expect(dialog.getByRole("radio", { name: "Landscape" })).toHaveAccessibleDescription(
        "PNG, 1200 × 630, for link previews",
      );
    });
    await step("Other formats show their size, and SVG shows a note about fonts", async () => {
      await expect(dialog.getByRole("radio", { name: "Square" })).toHaveAccessibleDescription("PNG, 1200 × 1200");
      await expect(dialog.getByRole("radio", { name: "SVG" })).toHaveAccessibleDescription(
        /^Sharp at any size.*\(Some apps swap the font\)$/,
      );
    });
    await step("Tab to Download and press Enter", async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(dialog.getByRole("button", { name: "Download" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Saved maya-okonkwo-landscape.png."));
      await expect(storedFigure(BOUGHT.id)?.downloadCount).toBe(1);
      await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    });
  },
};

export const Previewed: Story = {
  name: "Each format has its preview, its size and, if it fits, a QR code",
  tags: ["!dev"],
  play: async ({ step }) => {
    await step("The preview shows the format and is hidden from screen readers", async () => {
      const dialog = await panel();
      const shown = () => document.querySelector<SVGElement>("[data-slot=picture-preview]");
      await step("Post is first", async () => {
        await waitFor(() => expect(shown()).toBeVisible());
        await expect(shown()).toHaveAttribute("viewBox", "0 0 1080 1350");
      });
      for (const [name, viewBox, size] of [
        ["Profile picture", "0 0 800 800", "PNG, 800 × 800, fits a round crop"],
        ["LinkedIn cover", "0 0 1584 596", "PNG, 1584 × 396, with your tagline"],
      ] as const)
        await step(name, async () => {
          await userEvent.click(dialog.getByRole("radio", { name }));
          await expect(shown()).toHaveAttribute("viewBox", viewBox);
          await expect(dialog.getByRole("radio", { name })).toHaveAccessibleDescription(size);
        });
      await expect(dialog.queryByRole("img")).not.toBeInTheDocument();
    });
    await step("A QR code is optional in formats with space for it", async () => {
      const dialog = await panel();
      const option = () => dialog.queryByRole("checkbox", { name: "Add a QR code" });
      await step("The space bar selects it", async () => {
        await userEvent.click(dialog.getByRole("radio", { name: "Card" }));
        await expect(option()).not.toBeChecked();
        await expect(option()).toHaveAccessibleDescription("It opens the figure when someone scans it.");
        option()?.focus();
        await userEvent.keyboard(" ");
        await expect(option()).toBeChecked();
      });
      for (const [name, count] of [
        ["Post", 0],
        ["Square", 1],
        ["Landscape", 1],
        ["SVG", 1],
        ["Profile picture", 0],
        ["LinkedIn cover", 0],
      ] as const)
        await step(name, async () => {
          await userEvent.click(dialog.getByRole("radio", { name }));
          await expect(dialog.queryAllByRole("checkbox")).toHaveLength(count);
        });
    });
  },
};

export const AskedOnce: Story = {
  name: "A second click is ignored, and a failure is announced",
  tags: ["!dev"],
  play: async ({ step }) => {
    stallPictures();
    const dialog = await panel();
    const pictures = HTMLCanvasElement.prototype.toBlob;
    await step("Click Download twice", async () => {
      await userEvent.dblClick(dialog.getByRole("button", { name: "Download" }));
      const busy = dialog.getByRole("button", { name: "Making the picture…" });
      await expect(busy).toHaveFocus();
      await expect(busy).toHaveAttribute("aria-disabled", "true");
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(pictures).toHaveBeenCalledTimes(1));
    });
    await step("The picture cannot be made", async () => {
      fail();
      const error = await dialog.findByText(ERROR);
      await expect(error.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
      await expect(dialog.getByRole("button", { name: "Download" })).toHaveFocus();
    });
    await step("Try again", async () => {
      await userEvent.keyboard("{Enter}");
      await waitFor(() => expect(pictures).toHaveBeenCalledTimes(2));
    });
  },
};
