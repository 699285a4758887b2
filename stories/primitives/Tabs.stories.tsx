import type { Meta, StoryObj } from "@storybook/react-vite";
import { Package, Shirt, UserRound } from "lucide-react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../src/index.ts";
import { rightToLeft } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";
import { states } from "../states.tsx";

const meta = {
  title: "Navigation/Tabs",
  component: Tabs,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  parameters: { alsoKnownAs: ["tab bar", "tab list"] },
  args: {
    defaultValue: "collection",
    style: { display: "grid", gap: "1rem" },
    children: (
      <>
        <TabsList aria-label="Dashboard">
          <TabsTrigger value="collection">Collection</TabsTrigger>
          <TabsTrigger value="referrals">Referrals</TabsTrigger>
          <TabsTrigger value="account">Account</TabsTrigger>
        </TabsList>
        <TabsContent value="collection">Five figures on the shelf.</TabsContent>
        <TabsContent value="referrals">Twelve successful referrals.</TabsContent>
        <TabsContent value="account">You are on the Basic Plan.</TabsContent>
      </>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { activationMode: "automatic", onValueChange: fn() },
  argTypes: { activationMode: { control: "inline-radio", options: ["automatic", "manual"] } },
};

const withDisabled = (
  <>
    <TabsList aria-label="Dashboard, one part closed">
      <TabsTrigger value="collection">Collection</TabsTrigger>
      <TabsTrigger value="referrals" disabled>
        Referrals
      </TabsTrigger>
      <TabsTrigger value="account">Account</TabsTrigger>
    </TabsList>
    <TabsContent value="collection">Five figures on the shelf.</TabsContent>
    <TabsContent value="account">You are on the Basic Plan.</TabsContent>
  </>
);

/** Tabs of equal width with an icon above each label, for a panel of tools. */
export const Icons: Story = {
  args: {
    defaultValue: "person",
    children: (
      <>
        <TabsList variant="icons" aria-label="Parts of your figure">
          <TabsTrigger value="person">
            <UserRound aria-hidden />
            Person
          </TabsTrigger>
          <TabsTrigger value="outfit">
            <Shirt aria-hidden />
            Outfit
          </TabsTrigger>
          <TabsTrigger value="box">
            <Package aria-hidden />
            Box
          </TabsTrigger>
        </TabsList>
        <TabsContent value="person">Skin, hair, build.</TabsContent>
        <TabsContent value="outfit">Clothes and hats.</TabsContent>
        <TabsContent value="box">Palette and pattern.</TabsContent>
      </>
    ),
  },
};

export const States: Story = {
  render: (args) =>
    states({
      "First selected": <Tabs {...args} />,
      "Last selected": <Tabs {...args} defaultValue="account" />,
      "One disabled": <Tabs {...args}>{withDisabled}</Tabs>,
      "First focused, second hovered, third pressed": forced(
        { focus: "[role=tab]", hover: "[role=tab]:nth-of-type(2)", pressed: "[role=tab]:nth-of-type(3)" },
        <Tabs {...args} />,
      ),
    }),
};

/** Each panel is useful by itself, so people need only one at a time. */
export const Do: Story = { tags: ["!dev", "!test"] };

/**
 * People want to compare plans, but here they have to remember one price while they look at the next. Show plans side
 * by side.
 */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: {
    defaultValue: "basic",
    children: (
      <>
        <TabsList aria-label="Plans">
          <TabsTrigger value="basic">Basic</TabsTrigger>
          <TabsTrigger value="premium">Premium</TabsTrigger>
        </TabsList>
        <TabsContent value="basic">$18.99, one-time.</TabsContent>
        <TabsContent value="premium">$88.99, per month.</TabsContent>
      </>
    ),
  },
};

export const LongText: Story = {
  args: {
    children: (
      <>
        <TabsList aria-label="Long labels">
          <TabsTrigger value="collection">Everything you ever put on the shelf</TabsTrigger>
          <TabsTrigger value="referrals">People who came by your link</TabsTrigger>
        </TabsList>
        <TabsContent value="collection">Labels wrap inside their tab. Shorter ones read better.</TabsContent>
        <TabsContent value="referrals">Twelve successful referrals.</TabsContent>
      </>
    ),
  },
};

export const RightToLeft: Story = {
  args: {
    children: (
      <>
        <TabsList aria-label="لوحة التحكم">
          <TabsTrigger value="collection">المجموعة</TabsTrigger>
          <TabsTrigger value="referrals">الإحالات</TabsTrigger>
          <TabsTrigger value="account">الحساب</TabsTrigger>
        </TabsList>
        <TabsContent value="collection">خمس شخصيات على الرف.</TabsContent>
        <TabsContent value="referrals">اثنتا عشرة إحالة ناجحة.</TabsContent>
        <TabsContent value="account">أنت على الخطة الأساسية.</TabsContent>
      </>
    ),
  },
  decorators: rightToLeft("ar"),
  // Arrow keys follow the inherited direction.
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "المجموعة" }));
    await userEvent.keyboard("{ArrowLeft}");
    await expect(canvas.getByRole("tab", { name: "الإحالات" })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole("tabpanel", { name: "الإحالات" })).toBeVisible());
  },
};

export const MovedByArrows: Story = {
  name: "Arrow keys, Home and End select tabs",
  tags: ["!dev"],
  args: { onValueChange: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "Collection" })).toHaveFocus();
    for (const [key, name] of [
      ["{ArrowRight}", "Referrals"],
      ["{End}", "Account"],
      ["{ArrowRight}", "Collection"],
      ["{ArrowLeft}", "Account"],
      ["{Home}", "Collection"],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(canvas.getByRole("tab", { name })).toHaveFocus();
      await expect(canvas.getByRole("tabpanel", { name })).toBeInTheDocument();
      await expect(args.onValueChange).toHaveBeenLastCalledWith(name.toLowerCase());
    }
  },
};

export const Slides: Story = {
  name: "A new tab is selected at once, then the indicator slides to it",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    const list = canvas.getByRole("tablist");
    const thumbs = () =>
      list.getAnimations({ subtree: true }).filter(({ effect }) => {
        return effect instanceof KeyframeEffect && effect.pseudoElement === "::before";
      });
    // Nothing slides before people select a tab.
    await expect(thumbs()).toHaveLength(0);
    const account = canvas.getByRole("tab", { name: "Account" });
    await userEvent.click(account);
    await expect(account).toHaveAttribute("aria-selected", "true");
    await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
    await expect(canvas.queryByText("Five figures on the shelf.")).not.toBeInTheDocument();
    await Promise.all(thumbs().map((slide) => slide.finished));
    const thumb = getComputedStyle(account, "::before");
    await expect([thumb.translate, thumb.scale]).toEqual(["none", "none"]);
    await expect(thumb.backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
  },
};
