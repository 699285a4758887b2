import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { QuickEditor } from "../../src/editor.ts";
import { toFigureDesign } from "../../src/figure.ts";
import { inContainer, rightToLeft } from "../decorators.tsx";
import { MAYA } from "../people.ts";
import { stateful } from "../stateful.tsx";

const HERO = toFigureDesign({ spec: MAYA });
/** A figure with a sample person's name and title. */
const SAMPLE = toFigureDesign({ spec: MAYA, placeholders: ["name", "jobTitle"] });

const Bench = stateful(QuickEditor, "design", "onDesignChange");

const meta = {
  title: "Figure editor/QuickEditor",
  component: QuickEditor,
  args: { design: HERO, onDesignChange: fn() },
  render: (args) => <Bench {...args} />,
  decorators: inContainer(),
} satisfies Meta<typeof QuickEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One tap puts the name from the profile link on the box. */
export const Playground: Story = { args: { design: SAMPLE, suggestedName: "Jane Doe" } };

/** If the link does not contain a plausible name, people type their name. */
export const NoSuggestedName: Story = { args: { design: SAMPLE } };

export const LongName: Story = {
  args: { design: SAMPLE, suggestedName: "Wolfeschlegelsteinhausenberg Bergerdorff" },
};

export const RightToLeft: Story = {
  args: { design: SAMPLE, suggestedName: "Jane Doe" },
  decorators: rightToLeft("ar"),
};

export const OneTap: Story = {
  name: "One tap puts the suggested name on the box, and it can be edited",
  tags: ["!dev"],
  args: { design: SAMPLE, suggestedName: "Jane Doe" },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Put Jane Doe on the box" }));
    await expect(args.onDesignChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("group", { name: "Name" })).toHaveFocus();
    await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), " PhD");
    await expect(canvas.getByRole("textbox", { name: "Name" })).toHaveValue("Jane Doe PhD");
  },
};

export const Looks: Story = {
  name: "One tap changes a look, and the given outfits come first",
  tags: ["!dev"],
  args: { outfits: ["chef-whites", "apron"] },
  play: async ({ canvas, args }) => {
    for (const [tab, option, change] of [
      ["Skin", "Porcelain", { skin: "porcelain" }],
      ["Hair", "Shoulder length", { hair: "shoulder" }],
      ["Hair", "Blonde", { hairColor: "blonde" }],
      ["Color", "Ginger", { hairColor: "ginger", beardColor: "ginger" }],
      ["Glasses", "None", { glasses: "none" }],
      ["Beard", "Short beard", { facialHair: "short-beard" }],
      ["Outfit", "Suit", { outfit: "suit", outfitColor: "navy" }],
      ["Outfit", "Wine", { outfitColor: "wine" }],
    ] as const) {
      await userEvent.click(canvas.getByRole("tab", { name: tab }));
      await userEvent.click(within(canvas.getByRole("tabpanel", { name: tab })).getByRole("radio", { name: option }));
      await expect(args.onDesignChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ spec: expect.objectContaining(change) }),
      );
    }
    const [first, second] = within(canvas.getByRole("group", { name: "Looks: Clothes" })).getAllByRole("radio");
    await expect(first).toHaveAccessibleName("Chef’s whites");
    await expect(second).toHaveAccessibleName("Apron");
  },
};

export const AllStyles: Story = {
  name: "All shows every hair style by kind, and the focus stays",
  tags: ["!dev"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("tab", { name: "Hair" }));
    const hair = within(canvas.getByRole("tabpanel", { name: "Hair" }));
    const styles = within(hair.getByRole("group", { name: "Looks: Hair and head coverings" }));
    await expect(styles.getAllByRole("radio")).toHaveLength(12);
    await userEvent.click(hair.getByRole("button", { name: /^All \d+$/ }));
    await expect(styles.getByRole("radio", { checked: true })).toHaveFocus();
    await expect(styles.getAllByRole("radio").length).toBeGreaterThan(50);
    // The styles fade in.
    await waitFor(() => expect(styles.getByRole("group", { name: "Head coverings" })).toBeVisible());
  },
};

const NO_BEARD = "A hijab closes where a beard would be.";

export const BeardCovered: Story = {
  name: "A covering disables beards and says why, also for a chosen one",
  tags: ["!dev"],
  args: { design: toFigureDesign({ spec: { ...MAYA, facialHair: "beard" } }) },
  play: async ({ canvas }) => {
    const openTab = async (name: string) => {
      await userEvent.click(canvas.getByRole("tab", { name }));
      return within(canvas.getByRole("tabpanel", { name }));
    };
    const hair = await openTab("Hair");
    await expect(hair.queryByText(NO_BEARD)).not.toBeInTheDocument();
    await userEvent.click(hair.getByRole("radio", { name: "Hijab" }));
    await waitFor(() => expect(hair.getByText(NO_BEARD)).toBeVisible());
    const beards = await openTab("Beard");
    await waitFor(() => expect(beards.getByText(NO_BEARD)).toBeVisible());
    await expect(beards.getByRole("radio", { checked: true })).toBeEnabled();
    const disabled = beards.getAllByRole<HTMLInputElement>("radio").filter((radio) => radio.disabled);
    await expect(disabled).toHaveLength(7);
    // The keyboard skips disabled options, so their group has the reason, too.
    for (const part of [beards.getByRole("group"), ...disabled])
      await expect(part).toHaveAccessibleDescription(NO_BEARD);
    await userEvent.click(beards.getByRole("radio", { name: "None" }));
    await expect((await openTab("Hair")).queryByText(NO_BEARD)).not.toBeInTheDocument();
  },
};
