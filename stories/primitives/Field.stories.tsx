import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { Button, Field, type FieldProps } from "../../src/index.ts";

const meta = {
  title: "Forms/Field",
  component: Field,
  parameters: { alsoKnownAs: ["form control", "form group", "form item", "dropdown"] },
  args: {
    label: "Country",
    description: "Where the box is sent.",
    children: (control) => (
      <select
        {...control}
        className="pf:min-h-14 pf:rounded-md pf:border-2 pf:border-line-strong pf:bg-surface pf:px-3"
      >
        <option value="">Choose one</option>
        <option>Nigeria</option>
        <option>Norway</option>
      </select>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The code to copy from the docs page. */
const CODE = `import { Field } from "profigure";

<Field label="Country" description="Where the box is sent.">
  {(control) => (
    <select {...control}>
      <option value="">Choose one</option>
      <option>Nigeria</option>
      <option>Norway</option>
    </select>
  )}
</Field>;`;

export const Playground: Story = { parameters: { docs: { source: { code: CODE } } } };
export const WithError: Story = { args: { error: "Choose a country" } };
export const WithCounter: Story = {
  args: {
    label: "Initials",
    description: undefined,
    aside: <span className="pf:text-micro pf:text-muted">2/4</span>,
    children: (control) => (
      <input
        {...control}
        defaultValue="MO"
        className="pf:min-h-14 pf:rounded-md pf:border-2 pf:border-line-strong pf:bg-surface pf:px-3"
      />
    ),
  },
};

function Changing(props: FieldProps) {
  const [hasError, setError] = useState(false);
  return (
    <div className="pf:grid pf:justify-items-start pf:gap-4">
      <Field {...props} error={hasError ? "Choose a country" : undefined} />
      <Button onClick={() => setError(!hasError)}>Set an error</Button>
    </div>
  );
}

export const ReadWithItsControl: Story = {
  name: "The control has its label, error and description",
  tags: ["!dev"],
  render: (args) => <Changing {...args} />,
  play: async ({ canvas }) => {
    const country = canvas.getByRole("combobox", { name: "Country" });
    await expect(country).toHaveAccessibleDescription("Where the box is sent.");
    await expect(country).not.toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: "Set an error" }));
    await expect(country).toBeInvalid();
    await expect(country).toHaveAccessibleDescription("Choose a country Where the box is sent.");
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Set an error" }));
    await expect(country).not.toBeInvalid();
  },
};
