import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { SearchField } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";
import { stateful } from "../stateful.tsx";

const Search = stateful(SearchField, "value", "onValueChange");

const meta = {
  title: "Forms/SearchField",
  component: SearchField,
  parameters: { alsoKnownAs: ["search box", "filter"] },
  args: { label: "Search by name", value: "", onValueChange: fn() },
  // No control, because the story manages the value.
  argTypes: { value: { control: false } },
  render: (args) => <Search {...args} />,
  decorators: atWidth("30rem"),
} satisfies Meta<typeof SearchField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { placeholder: "Maya, Viktor…", description: "", error: "" },
};

export const States: Story = {
  render: ({ onValueChange }) => (
    <div className="pf:grid pf:gap-8">
      <SearchField label="Empty" placeholder="Maya, Viktor…" value="" onValueChange={onValueChange} />
      <SearchField label="With a text, and a button that clears it" value="Maya" onValueChange={onValueChange} />
      {forced({ focus: "input" }, <SearchField label="Focus" value="Maya" onValueChange={onValueChange} />)}
      {forced(
        { focus: "button" },
        <SearchField label="Focus on the button" value="Maya" onValueChange={onValueChange} />,
      )}
      <SearchField
        label="With a description"
        description="Searches in names and titles."
        value="Maya"
        onValueChange={onValueChange}
      />
      <SearchField label="Error" error="Type at least two letters" value="M" onValueChange={onValueChange} />
      <SearchField label="Disabled" disabled value="Maya" onValueChange={onValueChange} />
      <SearchField label="Read only" readOnly value="Maya" onValueChange={onValueChange} />
    </div>
  ),
  // An empty, disabled or read-only field has no button that clears it.
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("searchbox")).toHaveLength(8);
    await expect(canvas.getAllByRole("button", { name: "Clear search" })).toHaveLength(5);
  },
};

/** The label says what is searched, and stays visible while people type. */
export const Do: Story = { tags: ["!dev", "!test"] };

/** The placeholder says what is searched, but disappears at the first letter. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { label: "Search", placeholder: "Search by name" } };

export const LongText: Story = {
  args: {
    label: "Search by the name, the title or the tagline of anybody who has ever been put in a box",
    value: "Dr. Anneliese Wilhelmina von und zu Hohenstein, Chief Officer of Very Long Names",
    description: "Upper case and lower case, accents, and the order of the words make no difference.",
    error: "Nobody has this name. Check the spelling, or try only a part of it.",
  },
  decorators: atWidth("20rem"),
  play: async ({ canvas }) => {
    const field = canvas.getByRole("searchbox").getBoundingClientRect();
    const button = canvas.getByRole("button", { name: "Clear search" }).getBoundingClientRect();
    await expect(Math.abs(field.top + field.bottom - button.top - button.bottom)).toBeLessThanOrEqual(4);
  },
};

export const RightToLeft: Story = {
  args: { label: "חיפוש לפי שם", value: "מאיה", labels: { clear: "ניקוי החיפוש" } },
  decorators: rightToLeft("he"),
};

/** A form that reports the submitted text. */
const onSubmit = fn();

export const Cleared: Story = {
  name: "The button clears the field, moves focus to it and submits nothing",
  tags: ["!dev"],
  args: { name: "query" },
  beforeEach: () => {
    onSubmit.mockClear();
  },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(new FormData(event.currentTarget).get("query"));
      }}
    >
      <Search {...args} />
    </form>
  ),
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole("searchbox", { name: "Search by name" });
    const button = () => canvas.queryByRole("button", { name: "Clear search" });
    await step("Each letter is reported, the button appears, and Enter submits", async () => {
      await expect(button()).not.toBeInTheDocument();
      await userEvent.type(field, "Ngo{Enter}");
      await expect(args.onValueChange).toHaveBeenCalledTimes(3);
      await expect(args.onValueChange).toHaveBeenLastCalledWith("Ngo");
      await expect(button()).toBeVisible();
      await expect(onSubmit).toHaveBeenCalledWith("Ngo");
    });
    await step("Tab to the button and press Enter", async () => {
      await userEvent.tab();
      await expect(button()).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(field).toHaveValue("");
      await expect(field).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith("");
      await expect(button()).not.toBeInTheDocument();
      await expect(onSubmit).toHaveBeenCalledTimes(1);
    });
    await step("Spaces are reported as typed", async () => {
      await userEvent.type(field, "  ");
      await expect(args.onValueChange).toHaveBeenLastCalledWith("  ");
      await expect(button()).toBeVisible();
    });
  },
};
