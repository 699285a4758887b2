import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useRef, useState } from "react";
import { expect, fn, userEvent } from "storybook/test";
import { PROFILE_URL_ERRORS, validateProfileUrl } from "../../src/domain/profile-link.ts";
import { Button, PillPicker } from "../../src/index.ts";
import { ProfileUrlForm } from "../../src/site/create/ProfileUrlForm.tsx";
import { atWidth } from "../decorators.tsx";
import { states } from "../states.tsx";

const submit = (
  <Button type="submit" variant="primary" size="lg">
    Create My Figure
  </Button>
);

/**
 * The form does not validate the link. The page validates it and passes the message as `error`. A failed submit moves
 * focus to the field, so that screen readers read the error with it; there is no `role="alert"`, which would repeat it.
 * Editing the link does not clear the error. The input has no `name`, so that the browser cannot put the link into a
 * URL.
 */
const meta = {
  title: "Site/ProfileUrlForm",
  component: ProfileUrlForm,
  args: { onSubmit: fn(), action: submit, defaultValue: "", error: undefined, inputRef: { current: null } },
  render: (args) => <Form {...args} />,
  decorators: atWidth("35rem"),
} satisfies Meta<typeof ProfileUrlForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const LABEL = "LinkedIn profile URL";

function Form(props: ComponentProps<typeof ProfileUrlForm>) {
  return <ProfileUrlForm {...props} inputRef={useRef(null)} />;
}

/** Validates each submit and stores the error as a page would. */
function Judged({ onSubmit, ...rest }: ComponentProps<typeof ProfileUrlForm>) {
  const [error, setError] = useState(rest.error);
  return (
    <Form
      {...rest}
      error={error}
      onSubmit={(link) => {
        onSubmit(link);
        setError(validateProfileUrl(link));
      }}
    />
  );
}

export const Playground: Story = {
  args: { defaultValue: "https://linkedin.com/in/maya" },
  argTypes: { error: { control: "radio", options: Object.values(PROFILE_URL_ERRORS) } },
};

export const WithPills: Story = { args: { children: <PillPicker /> } };

export const States: Story = {
  render: (args) =>
    states({
      Rest: <Form {...args} />,
      Filled: <Form {...args} defaultValue="https://linkedin.com/in/maya" />,
      "Submitted empty": <Form {...args} error={PROFILE_URL_ERRORS.empty} />,
      "Submitted with an invalid link": (
        <Form {...args} error={PROFILE_URL_ERRORS.invalid} defaultValue="https://example.org/maya" />
      ),
    }),
};

export const LongText: Story = {
  args: {
    defaultValue: `https://linkedin.com/in/${"maya-".repeat(60)}okonkwo`,
    error: PROFILE_URL_ERRORS.invalid,
  },
};

export const Refused: Story = {
  name: "Each refused submit focuses the field, until a valid one",
  tags: ["!dev"],
  render: (args) => (
    <Judged {...args}>
      <PillPicker />
    </Judged>
  ),
  play: async ({ args, canvas, step }) => {
    const send = () => userEvent.click(canvas.getByRole("button", { name: "Create My Figure" }));
    const field = canvas.getByRole("textbox", { name: LABEL });
    await step("An error moves focus to the field and is its description", async () => {
      await send();
      await expect(field).toHaveFocus();
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription("Please enter your LinkedIn URL");
      // Screen readers read the description with the field, so an alert would repeat it.
      await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    });
    await step("The same error and another one focus the field again, but a pill keeps its focus", async () => {
      await send();
      await expect(field).toHaveFocus();
      await userEvent.click(canvas.getByRole("radio", { name: /Villain/ }));
      await expect(canvas.getByRole("radio", { name: /Villain/ })).toHaveFocus();
      await userEvent.type(field, "https://example.org/maya");
      await send();
      await expect(field).toHaveFocus();
      await expect(field).toHaveAccessibleDescription("Please enter a valid LinkedIn URL");
    });
    await step("The error stays while people type, until a valid submit", async () => {
      await userEvent.clear(field);
      await userEvent.type(field, "  LinkedIn.com/in/Maya ");
      await expect(field).toBeInvalid();
      await userEvent.keyboard("{Enter}");
      await expect(field).toBeValid();
      // The form does not change the link.
      await expect(args.onSubmit).toHaveBeenLastCalledWith("  LinkedIn.com/in/Maya ");
    });
  },
};
