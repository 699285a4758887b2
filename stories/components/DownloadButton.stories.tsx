import type { Meta, StoryObj } from "@storybook/react-vite";
import { fn } from "storybook/test";
import { DownloadButton } from "../../src/index.ts";

const meta = {
  title: "Buttons/DownloadButton",
  component: DownloadButton,
  parameters: { alsoKnownAs: ["save", "export"] },
  args: { onDownload: fn() },
} satisfies Meta<typeof DownloadButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { variant: "primary" } };

export const States: Story = {
  render: () => (
    <div className="pf:flex pf:flex-wrap pf:gap-4">
      <DownloadButton variant="primary" />
      <DownloadButton />
      <DownloadButton onSeePlans={fn()} />
      <DownloadButton variant="primary" isBusy labels={{ download: "Making the picture…" }} />
    </div>
  ),
};

/** The button says before a click that no downloads are left, and what people can do. */
export const Do: Story = { tags: ["!dev", "!test"], args: { onSeePlans: fn() } };

/** A disabled button does not say why it is disabled, and keyboard users skip it. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { disabled: true } };

export const LongText: Story = {
  args: {
    onSeePlans: fn(),
    labels: { noneLeft: "There are no more downloads left this month", seePlans: "See what the other plans offer" },
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    onSeePlans: fn(),
    labels: { noneLeft: "لا تنزيلات متبقية", seePlans: "عرض الباقات" },
  },
};
