import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import type { CollectionView } from "../../src/domain/collection-view.ts";
import { CollectionToolbar } from "../../src/site/collection/CollectionToolbar.tsx";
import { atWidth } from "../decorators.tsx";
import { stateful } from "../stateful.tsx";
import { InSite } from "./in-site.tsx";

const view: CollectionView = { search: "", type: "all", state: "all", sort: "newest" };
const Tools = stateful(CollectionToolbar, "view", "onViewChange");

/**
 * The summary is not a live region, because it would announce a result at every keystroke. The page announces the
 * result after a pause in typing. Store `view` in state that updates at once. If you store it in a URL that updates
 * later, keystrokes get lost.
 */
const meta = {
  title: "Site/CollectionToolbar",
  component: CollectionToolbar,
  args: { view, onViewChange: fn(), hasFilters: true, summary: "5 figures. These are samples." },
  // No control, because the story manages the value.
  argTypes: { view: { control: false } },
  render: (args) => (
    <InSite>
      <Tools {...args} />
    </InSite>
  ),
} satisfies Meta<typeof CollectionToolbar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Filtered: Story = {
  args: { view: { search: "ngo", type: "villain", state: "draft", sort: "name" }, summary: "0 of 5 figures." },
};

export const LongText: Story = {
  args: {
    view: { ...view, search: "Dr. Anneliese Wilhelmina von und zu Hohenstein, Chief Officer of Very Long Names" },
    summary: "1,234,567 figures of which a good many are drafts that nobody has looked at in a while. ".repeat(3),
  },
};

export const TwoByTwo: Story = {
  decorators: atWidth(640),
};

export const Read: Story = {
  name: "Screen readers find a search landmark with two groups and an order",
  tags: ["!dev"],
  play: async ({ canvas, args }) => {
    // Testing Library does not know the role of <search> yet.
    await expect(canvas.getByLabelText("Search and filter").localName).toBe("search");
    await expect(canvas.getByRole("group", { name: "State" })).toBeVisible();
    await expect(canvas.getByText(/^5 figures/).closest("[aria-live], [role=status]")).toBeNull();
    const type = within(canvas.getByRole("group", { name: "Type" }));
    await userEvent.click(type.getByRole("radio", { name: "Villains" }));
    const sort = canvas.getByRole("combobox", { name: "Sort" });
    await expect([...sort.children].map((option) => option.textContent)).toEqual([
      "Newest first",
      "Oldest first",
      "Name A–Z",
    ]);
    await userEvent.selectOptions(sort, "Name A–Z");
    await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...view, type: "villain", sort: "name" });
  },
};

export const Folded: Story = {
  name: "On a phone, a button opens the filters and shows how many are set",
  tags: ["!dev"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const filters = canvas.getByRole("button", { name: "Filters" });
    await expect(filters).toHaveAttribute("aria-expanded", "false");
    await expect(canvas.queryByRole("group", { name: "Type" })).not.toBeInTheDocument();
    filters.focus();
    await userEvent.keyboard("{Enter}");
    await expect(filters).toHaveAttribute("aria-expanded", "true");
    // The filters follow the button in Tab order.
    await userEvent.tab();
    await expect(within(canvas.getByRole("group", { name: "Type" })).getByRole("radio", { name: "All" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: "Villains" }));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort" }), "Name A–Z");
    await userEvent.click(filters);
    await expect(canvas.queryByRole("combobox", { name: "Sort" })).not.toBeInTheDocument();
    await expect(filters).toHaveAccessibleName("Filters 2 set");
  },
};
