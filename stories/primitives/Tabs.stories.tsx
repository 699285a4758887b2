import type { Meta, StoryObj } from "@storybook/react-vite";
import { Package, Shirt, UserRound } from "lucide-react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "../../src/index.ts";
import { rightToLeft } from "../decorators.tsx";
import { ForceState } from "../pseudo-states.tsx";

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
  render: (args) => (
    <div className="pf:grid pf:gap-8">
      <div className="pf:grid pf:gap-2">
        <p className="pf:text-muted pf:text-small">First selected</p>
        <Tabs {...args} />
      </div>
      <div className="pf:grid pf:gap-2">
        <p className="pf:text-muted pf:text-small">Last selected</p>
        <Tabs {...args} defaultValue="account" />
      </div>
      <div className="pf:grid pf:gap-2">
        <p className="pf:text-muted pf:text-small">One disabled</p>
        <Tabs {...args}>{withDisabled}</Tabs>
      </div>
      <div className="pf:grid pf:gap-2">
        <p className="pf:text-muted pf:text-small">First focused, second hovered, third pressed</p>
        <ForceState focus="[role=tab]" hover="[role=tab]:nth-of-type(2)" pressed="[role=tab]:nth-of-type(3)">
          <Tabs {...args} />
        </ForceState>
      </div>
    </div>
  ),
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
    dir: "rtl",
    lang: "ar",
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
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("tab", { name: "المجموعة" }));
    await step("Left arrow moves to the next tab", async () => {
      await userEvent.keyboard("{ArrowLeft}");
      await expect(canvas.getByRole("tab", { name: "الإحالات" })).toHaveFocus();
      await waitFor(() => expect(canvas.getByRole("tabpanel", { name: "الإحالات" })).toBeVisible());
    });
  },
};

export const InSurroundings: Story = {
  ...RightToLeft,
  name: "Arrow keys follow the inherited direction",
  tags: ["!dev"],
  args: { ...RightToLeft.args, dir: undefined },
  decorators: rightToLeft("he"),
};

export const MovedByArrows: Story = {
  name: "Arrow keys, Home and End move between tabs",
  tags: ["!dev"],
  args: { onValueChange: fn() },
  play: async ({ canvasElement, args, step }) => {
    const canvas = within(canvasElement);
    const tab = (name: string) => canvas.getByRole("tab", { name });
    const isMirrored = getComputedStyle(canvasElement).direction === "rtl";
    const [onward, back] = isMirrored ? ["{ArrowLeft}", "{ArrowRight}"] : ["{ArrowRight}", "{ArrowLeft}"];
    await expect(canvasElement.querySelectorAll("[data-slot=tabs][dir]")).toHaveLength(0);
    await step("Tab to the selected tab", async () => {
      await userEvent.tab();
      await expect(tab("Collection")).toHaveFocus();
    });
    await step("The forward arrow selects the next tab", async () => {
      await userEvent.keyboard(onward);
      await expect(tab("Referrals")).toHaveFocus();
      await expect(tab("Referrals")).toHaveAttribute("aria-selected", "true");
      await expect(canvas.getByRole("tabpanel", { name: "Referrals" })).toHaveTextContent(
        "Twelve successful referrals.",
      );
      await expect(args.onValueChange).toHaveBeenLastCalledWith("referrals");
    });
    await step("End, then the forward arrow, wraps around to the first", async () => {
      await userEvent.keyboard("{End}");
      await expect(tab("Account")).toHaveFocus();
      await userEvent.keyboard(onward);
      await expect(tab("Collection")).toHaveFocus();
    });
    await step("The back arrow, and Home", async () => {
      await userEvent.keyboard(back);
      await expect(tab("Account")).toHaveFocus();
      await userEvent.keyboard("{Home}");
      await expect(tab("Collection")).toHaveFocus();
    });
  },
};

export const Slides: Story = {
  name: "A new tab is selected at once, then the indicator slides to it",
  tags: ["!dev"],
  play: async ({ canvas, step }) => {
    const list = canvas.getByRole("tablist");
    const thumbs = () =>
      list.getAnimations({ subtree: true }).filter(({ effect }) => {
        return effect instanceof KeyframeEffect && effect.pseudoElement === "::before";
      });
    await step("Nothing slides before people select a tab", async () => {
      await expect(thumbs()).toHaveLength(0);
    });
    await step("The indicator stops under the tab", async () => {
      await userEvent.click(canvas.getByRole("tab", { name: "Account" }));
      const account = canvas.getByRole("tab", { name: "Account" });
      await expect(account).toHaveAttribute("aria-selected", "true");
      await expect(canvas.getAllByRole("tabpanel")).toHaveLength(1);
      await expect(canvas.queryByText("Five figures on the shelf.")).not.toBeInTheDocument();
      await Promise.all(thumbs().map((slide) => slide.finished));
      const thumb = getComputedStyle(account, "::before");
      await expect([thumb.translate, thumb.scale]).toEqual(["none", "none"]);
      await expect(thumb.backgroundColor).not.toBe("rgba(0, 0, 0, 0)");
    });
  },
};
