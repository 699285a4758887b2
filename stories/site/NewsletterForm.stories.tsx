import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { NewsletterForm } from "../../src/site/layout/NewsletterForm.tsx";

/**
 * Use the form only on dark backgrounds. Only screen readers get the label, so the heading above must explain the
 * field. The field has no `name`, so that submitting the form before scripts load does not send the address.
 */
const meta = {
  title: "Site/NewsletterForm",
  component: NewsletterForm,
  decorators: [
    (Story) => (
      <div className="pf:rounded-lg pf:bg-night pf:p-6 pf:text-on-night" style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof NewsletterForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { onSubscribe: fn() } };

export const WithAnAddress: Story = {
  play: async ({ canvasElement }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Email" });
    await userEvent.type(field, "maya@work.example");
    await expect(field).toHaveValue("maya@work.example");
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("textbox", { name: "Email" })).toHaveFocus();
  },
};

export const Subscribed: Story = {
  name: "Enter submits a valid email address, which stays in the field",
  tags: ["!dev"],
  args: { onSubscribe: fn() },
  play: async ({ canvasElement, args, step }) => {
    const field = within(canvasElement).getByRole("textbox", { name: "Email" });
    await step("Type an email address and press Enter", async () => {
      await userEvent.type(field, "maya@work.example{Enter}");
      await expect(args.onSubscribe).toHaveBeenCalledTimes(1);
      await expect(args.onSubscribe).toHaveBeenCalledWith("maya@work.example");
    });
    await expect(field).toHaveValue("maya@work.example");
  },
};

export const Refused: Story = {
  name: "The browser refuses an empty or invalid email address",
  tags: ["!dev"],
  args: { onSubscribe: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole("textbox", { name: "Email" });
    await step("Click Subscribe with an empty field", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }));
      await expect(field).toBeInvalid();
    });
    await step("Type an invalid email address", async () => {
      await userEvent.type(field, "maya");
      await userEvent.click(canvas.getByRole("button", { name: "Subscribe" }));
      await expect(field).toBeInvalid();
    });
    await expect(args.onSubscribe).not.toHaveBeenCalled();
  },
};
