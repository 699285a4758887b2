import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { toFigureSpec } from "../../src/figure.ts";
import { DownloadDialog, type DownloadDialogProps } from "../../src/site/downloads/DownloadDialog.tsx";
import { PicturePreview } from "../../src/site/downloads/PicturePreview.tsx";
import { MAYA } from "../people.ts";

const oneLeft = (
  <>
    <b>1 download remaining.</b> It’s used when the file is made.
  </>
);
const ERROR = "The picture could not be made. Try again, or choose another format.";

const ARABIC = toFigureSpec({
  ...MAYA,
  name: "مايا أوكونكو",
  jobTitle: "مهندسة برمجيات",
  tagline: "أبني المدن وأشرب القهوة.",
});

/** The props that the site sets: a preview, Print card and the QR code. */
const all = {
  renderPreview: (format) => <PicturePreview spec={MAYA} isPaid format={format} />,
  onPrint: fn(),
  onCodedChange: fn(),
} satisfies Partial<DownloadDialogProps>;

/**
 * The dialog says whether the download uses up one of the plan's downloads, and that an unpaid picture has the
 * watermark. Its live region announces errors and a changed `remainingNote`, so the page must not announce them. The
 * dialog does not make the file and does not load the drawing engine.
 */
const meta = {
  title: "Site/DownloadDialog",
  component: DownloadDialog,
  args: { open: true, onOpenChange: fn(), name: "Maya Okonkwo", isPaid: true, onDownload: fn() },
  parameters: { docs: { story: { inline: false, height: "880px" } } },
} satisfies Meta<typeof DownloadDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { ...all, remainingNote: "1 download remaining. It’s used when the file is made.", isBusy: false },
};

export const Busy: Story = { args: { ...all, isBusy: true } };

/** A dialog covers the page, so this story shows only the fullest state: unpaid, with a note and an error. */
export const States: Story = {
  args: {
    ...all,
    isPaid: false,
    remainingNote: oneLeft,
    error: ERROR,
    renderPreview: (format) => <PicturePreview spec={MAYA} isPaid={false} format={format} />,
  },
};

export const LongText: Story = {
  args: {
    name: "Dr. Anneliese Wilhelmina von und zu Hohenstein",
    remainingNote: `${"This plan has been downloaded from rather often. ".repeat(4)}`,
    error: "The picture could not be made, because this browser does not let pages draw pictures. ".repeat(2),
    onPrint: fn(),
  },
};

export const Narrow: Story = {
  ...States,
  name: "Formats, notes and buttons fit 320 px",
  tags: ["!dev"],
  globals: { viewport: { value: "narrow" }, text: "100" },
  play: async () => {
    const panel = await screen.findByRole("dialog");
    await expect(panel.scrollWidth).toBe(panel.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    name: "مايا أوكونكو",
    isPaid: false,
    onPrint: fn(),
    renderPreview: (format) => <PicturePreview spec={ARABIC} isPaid={false} format={format} />,
    onCodedChange: fn(),
  },
};

const panel = async () => within(await screen.findByRole("dialog", { name: "Download" }));

export const Chosen: Story = {
  name: "People can choose a format and download it by keyboard",
  tags: ["!dev"],
  play: async ({ args, step }) => {
    const dialog = await panel();
    const card = dialog.getByRole("radio", { name: "Card" });
    await step("Card is preselected and has focus", async () => {
      await waitFor(() => expect(card).toHaveFocus());
      await expect(card).toBeChecked();
      await expect(card).toHaveAccessibleDescription("PNG, 1200 × 1600");
    });
    await step("Arrows move to Landscape, card by card", async () => {
      await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}");
      await expect(dialog.getByRole("radio", { name: "Landscape" })).toBeChecked();
      await expect(dialog.getByRole("radio", { name: "Landscape" })).toHaveAccessibleDescription(
        "PNG, 1200 × 630, for link previews",
      );
    });
    await step("Tab to Download and press Enter", async () => {
      await userEvent.tab();
      await expect(dialog.getByRole("button", { name: "Download" })).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onDownload).toHaveBeenCalledTimes(1);
      await expect(args.onDownload).toHaveBeenCalledWith("landscape");
    });
    await step("Other formats show their size, and Drawing shows a note about fonts", async () => {
      await expect(dialog.getByRole("radio", { name: "Square" })).toHaveAccessibleDescription(
        "PNG, 1200 × 1200, for posts",
      );
      await expect(dialog.getByRole("radio", { name: "Drawing" })).toHaveAccessibleDescription(
        /^SVG, sharp at any size.*\(Some image programs replace the font, and text may not fit\)$/,
      );
    });
  },
};

export const Previewed: Story = {
  name: "The preview shows the format and is hidden from screen readers",
  tags: ["!dev"],
  args: all,
  play: async ({ step }) => {
    const dialog = await panel();
    const shown = () => document.querySelector<SVGElement>("[data-slot=picture-preview]");
    await step("Card is first", async () => {
      await waitFor(() => expect(shown()).toBeVisible());
      await expect(shown()).toHaveAttribute("data-format", "card");
    });
    for (const [name, format, size] of [
      ["Profile picture", "profile", "PNG, 800 × 800, fits a round crop"],
      ["LinkedIn cover", "cover", "PNG, 1584 × 396, with your tagline"],
    ] as const)
      await step(name, async () => {
        await userEvent.click(dialog.getByRole("radio", { name }));
        await expect(shown()).toHaveAttribute("data-format", format);
        await expect(dialog.getByRole("radio", { name })).toHaveAccessibleDescription(size);
      });
    await expect(dialog.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const Marked: Story = {
  name: "The dialog says that an unpaid picture has a watermark",
  tags: ["!dev"],
  args: { isPaid: false },
  play: async () => {
    const dialog = await panel();
    await waitFor(() => expect(dialog.getByText(/has the PREVIEW watermark/)).toBeVisible());
    await expect(dialog.queryByRole("button", { name: "Print card" })).not.toBeInTheDocument();
  },
};

export const NoneLeft: Story = {
  name: "If no downloads are left, the button shows the plans",
  tags: ["!dev"],
  args: { downloadRight: "none", remainingNote: "No downloads left on Basic.", onSeePlans: fn(), onPrint: fn() },
  play: async ({ args }) => {
    const dialog = await panel();
    await expect(dialog.queryByRole("button", { name: "Print card" })).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "No downloads left See plans" }));
    await expect(args.onSeePlans).toHaveBeenCalledTimes(1);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

export const Coded: Story = {
  name: "A QR code is optional in formats with space for it",
  tags: ["!dev"],
  args: { onCodedChange: fn() },
  play: async ({ args, step }) => {
    const dialog = await panel();
    const option = () => dialog.queryByRole("checkbox", { name: "Add a QR code" });
    await step("The space bar selects it", async () => {
      await expect(option()).not.toBeChecked();
      await expect(option()).toHaveAccessibleDescription("It opens the figure when someone scans it.");
      option()?.focus();
      await userEvent.keyboard(" ");
      await expect(args.onCodedChange).toHaveBeenCalledWith(true);
    });
    for (const [name, count] of [
      ["Square", 1],
      ["Landscape", 1],
      ["Drawing", 1],
      ["Profile picture", 0],
      ["LinkedIn cover", 0],
    ] as const)
      await step(name, async () => {
        await userEvent.click(dialog.getByRole("radio", { name }));
        await expect(dialog.queryAllByRole("checkbox")).toHaveLength(count);
      });
  },
};

export const Printed: Story = {
  name: "Print card calls the print handler and downloads no file",
  tags: ["!dev"],
  args: { onPrint: fn() },
  play: async ({ args }) => {
    const dialog = await panel();
    await expect(dialog.queryByText(/PREVIEW/)).not.toBeInTheDocument();
    await userEvent.click(dialog.getByRole("button", { name: "Print card" }));
    await expect(args.onPrint).toHaveBeenCalledTimes(1);
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** Lets the latest download fail. */
let fail = () => {};

function Slow(props: DownloadDialogProps) {
  const [state, setState] = useState<"ready" | "busy" | "failed">("ready");
  return (
    <DownloadDialog
      {...props}
      isBusy={state === "busy"}
      error={state === "failed" ? ERROR : undefined}
      onDownload={(format) => {
        setState("busy");
        fail = () => setState("failed");
        props.onDownload(format);
      }}
    />
  );
}

export const AskedOnce: Story = {
  name: "A second click is ignored, and a failure is announced",
  tags: ["!dev"],
  render: (args) => <Slow {...args} />,
  play: async ({ args, step }) => {
    const dialog = await panel();
    await step("Click Download twice", async () => {
      await userEvent.dblClick(dialog.getByRole("button", { name: "Download" }));
      const busy = dialog.getByRole("button", { name: "Making the picture…" });
      await expect(busy).toHaveFocus();
      await expect(busy).toHaveAttribute("aria-disabled", "true");
      await userEvent.keyboard("{Enter}");
      await expect(args.onDownload).toHaveBeenCalledTimes(1);
    });
    await step("The picture cannot be made", async () => {
      fail();
      const error = await dialog.findByText(ERROR);
      await expect(error.closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
      await expect(dialog.getByRole("button", { name: "Download" })).toHaveFocus();
    });
    await step("Try again", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(args.onDownload).toHaveBeenCalledTimes(2);
    });
  },
};
