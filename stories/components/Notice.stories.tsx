import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, LockKeyhole, Pencil } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Button, Notice } from "../../src/index.ts";
import { Labeled } from "../labeled.tsx";

const backUp = (
  <Button size="sm">
    <Download aria-hidden />
    Back up
  </Button>
);

const meta = {
  title: "Feedback/Notice",
  component: Notice,
  parameters: { alsoKnownAs: ["banner", "alert", "callout", "message bar"] },
  args: { heading: "Continue your figure?" },
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    variant: "warning",
    heading: "This device is full",
    children: "The site works for this visit, but changes will not be saved.",
    actions: backUp,
    onDismiss: fn(),
  },
};

const INFO = { icon: <Pencil />, actions: <Button size="sm">Pick up your figure</Button> };
const WARNING = {
  variant: "warning",
  heading: "This device is full",
  children:
    "The site works for this visit, but changes will not be saved. Back up your collection to a file before you close the tab.",
  actions: backUp,
  onDismiss: fn(),
} as const;
const NO_DOWNLOADS = {
  variant: "warning",
  icon: <LockKeyhole />,
  heading: "No downloads left on Basic",
  children: "Your figures stay here, and you can still share their links.",
  actions: <Button size="sm">See plans</Button>,
} as const;
export const Danger: Story = {
  args: {
    variant: "danger",
    heading: "This figure link is damaged",
    children: "Part of it is missing, so nothing was opened. Ask for the link again or make a new figure.",
  },
  // A notice is not a live region, and has no button without a handler.
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("This figure link is damaged")).toBeVisible();
    await expect(canvas.queryByRole("button")).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("[aria-live], [role=alert], [role=status]")).toBeNull();
  },
};

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-5">
      <Labeled words="Warning">
        <Notice {...WARNING} />
      </Labeled>
      <Labeled words="Warning, with a link">
        <Notice {...NO_DOWNLOADS} />
      </Labeled>
      <Labeled words="Danger">
        <Notice {...Danger.args} heading="This figure link is damaged" />
      </Labeled>
      <Labeled words="Info">
        <Notice {...INFO} heading="Continue your figure?" />
      </Labeled>
      <Labeled words="Without anything to press">
        <Notice heading="Kept on this device" />
      </Labeled>
    </div>
  ),
};

/** Nothing is broken, so this is a warning: people should know about it before they continue. */
export const Do: Story = { tags: ["!dev", "!test"], args: { ...NO_DOWNLOADS } };

/** Red means that something is broken, but a plan without downloads left works as intended. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { ...NO_DOWNLOADS, variant: "danger" } };

export const LongText: Story = {
  args: {
    ...WARNING,
    heading:
      "Another tab of this site is open with an older version, and it keeps this one from saving anything at all",
    children: "Close the other tab. ".repeat(20),
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    variant: "warning",
    heading: "امتلأ هذا الجهاز",
    children: "يعمل الموقع في هذه الزيارة، لكن التغييرات لن تُحفظ.",
    actions: <Button size="sm">نسخة احتياطية</Button>,
    onDismiss: fn(),
    labels: { dismiss: "إخفاء" },
  },
};

const backedUp = fn();

export const Used: Story = {
  name: "Tab reaches the action and Dismiss, and each calls its handler",
  tags: ["!dev"],
  args: { ...WARNING, actions: <Button onClick={backedUp}>Back up</Button> },
  beforeEach: () => {
    backedUp.mockClear();
  },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Back up" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(backedUp).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).not.toHaveBeenCalled();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
