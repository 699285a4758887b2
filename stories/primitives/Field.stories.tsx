import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Field } from "../../src/index.ts";

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

export const Playground: Story = {
  parameters: { docs: { source: { code: CODE } } },
  play: async ({ canvas }) => {
    const country = canvas.getByRole("combobox", { name: "Country" });
    await expect(country).toHaveAccessibleDescription("Where the box is sent.");
    await expect(country).not.toBeInvalid();
  },
};

/** The error is not an alert, because screen readers read it with its control. */
export const WithError: Story = {
  args: { error: "Choose a country" },
  play: async ({ canvas }) => {
    const country = canvas.getByRole("combobox", { name: "Country" });
    await expect(country).toHaveAccessibleDescription("Choose a country Where the box is sent.");
    await expect(country).toBeInvalid();
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
  },
};

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
