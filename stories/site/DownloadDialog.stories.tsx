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
const ARABIC = draftOf(toFigureSpec({ ...MAYA, name: "مايا أوكونكو", jobTitle: "مهندسة برمجيات" }));
const ERROR = /^The picture could not be made\./;

/** Pictures that the browser never finishes, until they fail. */
let fail = () => {};
function stallPictures() {
  spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((callback) => {
    fail = () => callback(null);
  });
}

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

/** A second click is ignored, and a failure is announced, after which people can try again. */
export const Failed: Story = {
  args: { figure: DRAFT },
  play: async () => {
    stallPictures();
    const { toBlob } = HTMLCanvasElement.prototype;
    const download = await screen.findByRole("button", { name: "Download" });
    // Repeats the click, because the dialog ignores clicks just after it has appeared.
    await waitFor(() => userEvent.dblClick(download));
    const busy = await screen.findByRole("button", { name: "Making the picture…" });
    await expect(busy).toHaveAttribute("aria-disabled", "true");
    for (const count of [1, 2]) {
      await waitFor(() => expect(toBlob).toHaveBeenCalledTimes(count));
      fail();
      const error = await screen.findByText(ERROR);
      await expect(error.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
      await expect(download).toHaveFocus();
      if (count === 1) await userEvent.keyboard("{Enter}");
    }
    // Waits until the dialog has faded in.
    await waitFor(() => expect(screen.getByText(ERROR)).toBeVisible());
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
  play: async () => {
    const dialog = await panel();
    const format = (name: string) => dialog.getByRole("radio", { name });
    await waitFor(() => expect(format("Post")).toHaveFocus());
    await expect(format("Post")).toBeChecked();
    for (const [name, description] of [
      ["Post", "PNG, 1080 × 1350, for your feed"],
      ["Square", "PNG, 1200 × 1200"],
      ["Landscape", "PNG, 1200 × 630, for link previews"],
      ["Profile picture", "PNG, 800 × 800, fits a round crop"],
      ["LinkedIn cover", "PNG, 1584 × 396, with your tagline"],
      ["SVG", /^Sharp at any size.*\(Some apps swap the font\)$/],
    ] as const)
      await expect(format(name)).toHaveAccessibleDescription(description);
    await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
    await expect(format("Landscape")).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog.getByRole("button", { name: "Download" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Saved maya-okonkwo-landscape.png."));
    await expect(storedFigure(BOUGHT.id)?.downloadCount).toBe(1);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

export const Previewed: Story = {
  name: "Each format has its preview and, if it fits, a QR code",
  tags: ["!dev"],
  play: async ({ step }) => {
    const dialog = await panel();
    const shown = () => document.querySelector("[data-slot=picture-preview]");
    await waitFor(() => expect(shown()).toBeVisible());
    for (const [name, viewBox, codes] of [
      ["Post", "0 0 1080 1350", 0],
      ["Card", "0 0 1200 1600", 1],
      ["Square", "0 0 1200 1200", 1],
      ["Landscape", "0 0 1200 630", 1],
      ["SVG", "0 0 1200 1600", 1],
      ["Profile picture", "0 0 800 800", 0],
      ["LinkedIn cover", "0 0 1584 596", 0],
    ] as const)
      await step(name, async () => {
        await userEvent.click(dialog.getByRole("radio", { name }));
        await expect(shown()).toHaveAttribute("viewBox", viewBox);
        await expect(dialog.queryAllByRole("checkbox", { name: "Add a QR code" })).toHaveLength(codes);
      });
    await expect(dialog.queryByRole("img")).not.toBeInTheDocument();
  },
};
