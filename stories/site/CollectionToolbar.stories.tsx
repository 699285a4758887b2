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

export const RightToLeft: Story = { globals: { direction: "rtl" } };

export const ByKeyboard: Story = {
  name: "Filters and order work by keyboard and have one Tab stop each",
  tags: ["!dev"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas, args, step }) => {
    await step("Screen readers find a search landmark with two groups", async () => {
      // Testing Library does not know the role of <search> yet.
      await expect(canvas.getByLabelText("Search and filter").localName).toBe("search");
      await expect(canvas.getByRole("group", { name: "Type" })).toBeVisible();
      await expect(canvas.getByRole("group", { name: "State" })).toBeVisible();
      await expect(canvas.getByText(/^5 figures/)).toBeVisible();
      await expect(canvas.getByText(/^5 figures/).closest("[aria-live], [role=status]")).toBeNull();
      const orders = canvas.getAllByRole("option").map((option) => option.textContent);
      await expect(orders).toEqual(["Newest first", "Oldest first", "Name A–Z"]);
    });
    await step("By keyboard, each filter has one Tab stop", async () => {
      await step("In Type, an arrow key selects Villains", async () => {
        await userEvent.tab();
        await userEvent.tab();
        await userEvent.keyboard("{ArrowRight}{ArrowRight}");
        await expect(canvas.getByRole("radio", { name: "Villains" })).toBeChecked();
        await expect(args.onViewChange).toHaveBeenLastCalledWith({ ...view, type: "villain" });
      });
      await step("In State, the back arrow wraps around to Drafts", async () => {
        await userEvent.tab();
        await userEvent.keyboard("{ArrowLeft}");
        await expect(canvas.getByRole("radio", { name: "Drafts" })).toBeChecked();
      });
      await step("In Sort, choose the order by name", async () => {
        await userEvent.tab();
        const sort = canvas.getByRole("combobox", { name: "Sort" });
        await expect(sort).toHaveFocus();
        await userEvent.selectOptions(sort, "Name A–Z");
        await expect(args.onViewChange).toHaveBeenLastCalledWith({
          search: "",
          type: "villain",
          state: "draft",
          sort: "name",
        });
      });
    });
  },
};

export const Folded: Story = {
  name: "On a phone, a button opens the filters and shows how many are set",
  tags: ["!dev"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, step }) => {
    const filters = canvas.getByRole("button", { name: "Filters" });
    await step("While collapsed, the filters are also hidden from screen readers", async () => {
      await expect(filters).toHaveAttribute("aria-expanded", "false");
      await expect(canvas.queryByRole("group", { name: "Type" })).not.toBeInTheDocument();
    });
    await step("When open, the filters follow the button in Tab order", async () => {
      filters.focus();
      await userEvent.keyboard("{Enter}");
      await expect(filters).toHaveAttribute("aria-expanded", "true");
      await userEvent.tab();
      await expect(
        within(canvas.getByRole("group", { name: "Type" })).getByRole("radio", { name: "All" }),
      ).toHaveFocus();
    });
    await step("Two filters are set and announced", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: "Villains" }));
      await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Sort" }), "Name A–Z");
      await expect(filters).toHaveAccessibleName("Filters 2 set");
    });
    await step("After collapsing again, the filters stay set", async () => {
      await userEvent.click(filters);
      await expect(canvas.queryByRole("combobox", { name: "Sort" })).not.toBeInTheDocument();
      await expect(filters).toHaveAccessibleName("Filters 2 set");
    });
  },
};
