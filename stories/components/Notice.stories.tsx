import type { Meta, StoryObj } from "@storybook/react-vite";
import { Download, LockKeyhole, Pencil } from "lucide-react";
import { expect, fn, userEvent } from "storybook/test";
import { Button, Notice } from "../../src/index.ts";
import { states } from "../states.tsx";

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

export const States: Story = {
  render: () =>
    states({
      Warning: <Notice {...WARNING} />,
      "Warning, with a link": <Notice {...NO_DOWNLOADS} />,
      Danger: (
        <Notice variant="danger" heading="This figure link is damaged">
          Part of it is missing, so nothing was opened. Ask for the link again or make a new figure.
        </Notice>
      ),
      Info: <Notice {...INFO} heading="Continue your figure?" />,
      "Without anything to press": <Notice heading="Kept on this device" />,
    }),
  // A notice is not a live region, and has no Dismiss button without a handler.
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("button", { name: "Dismiss" })).toHaveLength(1);
    await expect(canvasElement.querySelector("[aria-live], [role=alert], [role=status]")).toBeNull();
  },
};

/** Nothing is broken, so this is a warning: people should know about it before they continue. */
export const Do: Story = { tags: ["!dev", "!test"], args: NO_DOWNLOADS };

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

export const Dismissed: Story = {
  ...Playground,
  name: "Dismiss calls its handler",
  tags: ["!dev"],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Dismiss" }));
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
  },
};
