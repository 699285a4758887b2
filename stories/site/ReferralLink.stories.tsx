import type { Meta, StoryObj } from "@storybook/react-vite";
import { createRef } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { ReferralLink } from "../../src/site/account/ReferralLink.tsx";

/**
 * Set `copied` only after the browser has confirmed the copy. If the browser refuses to copy, select the link and tell
 * people to copy it. The field is read-only instead of disabled, so that people can focus, read and select the link.
 * The link always runs from left to right.
 */
const meta = {
  title: "Site/ReferralLink",
  component: ReferralLink,
  args: { link: "https://profigure.example/r/MAYA-007", onCopy: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: "45rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReferralLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    copied: false,
    onShare: fn(),
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      <p className="pf:type-tag">Side by side</p>
      <ReferralLink {...args} />
      <p className="pf:type-tag">Stacked in a narrow container</p>
      <div style={{ maxInlineSize: "18rem" }}>
        <ReferralLink {...args} />
      </div>
      <p className="pf:type-tag">With Share, below the field</p>
      <ReferralLink {...args} onShare={fn()} />
      <p className="pf:type-tag">After copying</p>
      <ReferralLink {...args} onShare={fn()} copied />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    link: `https://profigure.example/r/${"DEPARTMENT-".repeat(12)}007`,
    onShare: fn(),
  },
};

export const RightToLeft: Story = {
  args: { onShare: fn() },
  decorators: [
    (Story) => (
      <div dir="rtl" lang="ar">
        <Story />
      </div>
    ),
  ],
};

export const CopyClicked: Story = {
  name: "Copy calls its handler, by mouse and by keyboard",
  tags: ["!dev"],
  play: async ({ args, canvas }) => {
    const copy = canvas.getByRole("button", { name: "Copy" });
    await userEvent.click(copy);
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
    await userEvent.keyboard("{Enter}");
    await expect(args.onCopy).toHaveBeenCalledTimes(2);
  },
};

export const ReadOnly: Story = {
  name: "The link can be focused and selected, but not changed",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Referral link" });
    await expect(field).toHaveFocus();
    await userEvent.keyboard("changed");
    await expect(field).toHaveValue("https://profigure.example/r/MAYA-007");
    field.select();
    await expect(field.selectionEnd).toBe("https://profigure.example/r/MAYA-007".length);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Copy" })).toHaveFocus();
  },
};

export const ShareClicked: Story = {
  name: "Share comes after Copy and calls its own handler",
  tags: ["!dev"],
  args: { onShare: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Share" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onShare).toHaveBeenCalledTimes(1);
    await expect(args.onCopy).toHaveBeenCalledTimes(1);
  },
};

const input = createRef<HTMLInputElement>();

export const Refused: Story = {
  name: "The page can select the link if the browser refuses to copy it",
  tags: ["!dev"],
  args: { inputRef: input, onCopy: fn(() => input.current?.select()) },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Referral link" });
    await userEvent.click(canvas.getByRole("button", { name: "Copy" }));
    await expect(input.current).toBe(field);
    await expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
  },
};

export const SaysCopied: Story = {
  name: "After copying, the button says “Copied” and keeps its width",
  tags: ["!dev"],
  play: async ({ canvas, mount, args }) => {
    await mount(<ReferralLink {...args} />);
    const before = canvas.getByRole("button", { name: "Copy" }).offsetWidth;
    await mount(<ReferralLink {...args} copied />);
    await expect(canvas.getByRole("button", { name: "Copied" }).offsetWidth).toBe(before);
  },
};
