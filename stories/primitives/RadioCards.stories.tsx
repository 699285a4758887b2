import type { Meta, StoryObj } from "@storybook/react-vite";
import { CircleUser, Link2, Printer, Square, Truck } from "lucide-react";
import { expect, fn, within } from "storybook/test";
import { RadioCards } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";
import { states } from "../states.tsx";

const SHIPPING = [
  { value: "standard", label: "Standard", description: "Three to five days. Free." },
  { value: "express", label: "Express", description: "Tomorrow before noon. $12." },
  { value: "pickup", label: "Pick up", description: "At our shop in Oslo, on weekdays." },
];
const FORMATS = [
  { value: "square", label: "Square", description: "For posts", picture: <Square /> },
  { value: "profile", label: "Profile", description: "Fits a round crop", picture: <CircleUser /> },
  { value: "link", label: "Preview", description: "For links to your site", picture: <Link2 /> },
  { value: "print", label: "Print", description: "For A4 and Letter", picture: <Printer /> },
  { value: "box", label: "Box", description: "By mail, in two weeks", picture: <Truck /> },
];
const GRID = { label: "Format", cards: FORMATS, defaultValue: "square", layout: "grid" } as const;

const meta = {
  title: "Forms/RadioCards",
  component: RadioCards,
  parameters: { alsoKnownAs: ["radio buttons", "choice cards", "selectable cards"] },
  args: { label: "Shipping", cards: SHIPPING, defaultValue: "standard" },
  decorators: atWidth("32rem"),
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { layout: "list", description: "", error: "", disabled: false, onValueChange: fn() },
};

/** A grid has space for a picture on each card. If the number of cards is odd, the last one is as wide as two. */
export const Grid: Story = { args: GRID };

export const States: Story = {
  render: () =>
    states({
      "One is selected": <RadioCards label="One is selected" cards={SHIPPING} defaultValue="standard" />,
      "Standard focused, Express hovered": forced(
        { focus: "input[value=standard]", hover: "input[value=express]" },
        <RadioCards label="Standard focused, Express hovered" cards={SHIPPING} />,
      ),
      Error: (
        <RadioCards
          label="Error"
          cards={SHIPPING}
          description="You can change it until we pack the box."
          error="Choose how we send the box"
        />
      ),
      Disabled: <RadioCards label="Disabled" cards={SHIPPING} defaultValue="express" disabled />,
      "Grid, with an error": (
        <RadioCards
          label="Grid, with an error"
          layout="grid"
          cards={FORMATS}
          defaultValue="profile"
          error="This format needs a paid figure"
        />
      ),
    }),
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("group", { name: "One is selected" }));
    await expect(list.getByRole("radio", { name: "Pick up" })).toHaveAccessibleDescription(SHIPPING[2]?.description);
    // In a grid, the error is below all cards and as wide as the grid.
    const grid = canvas.getByRole("group", { name: "Grid, with an error" });
    const error = canvas.getByText("This format needs a paid figure").closest("p")?.getBoundingClientRect();
    const cards = within(grid)
      .getAllByRole("radio")
      .map((radio) => radio.getBoundingClientRect());
    await expect(error?.width).toBeCloseTo(grid.getBoundingClientRect().width, 0);
    await expect(error?.top).toBeGreaterThanOrEqual(Math.max(...cards.map(({ bottom }) => bottom)));
    // The last of five cards is as wide as the row of two above it. On phones, there are three columns.
    if (innerWidth < 640) return;
    const row = cards.slice(-3, -1);
    await expect(cards.at(-1)?.left).toBeCloseTo(Math.min(...row.map(({ left }) => left)), 0);
    await expect(cards.at(-1)?.right).toBeCloseTo(Math.max(...row.map(({ right }) => right)), 0);
  },
};

/** Each description says what people need to know to choose. */
export const Do: Story = { tags: ["!dev", "!test"] };

/** The descriptions repeat the names. For names that need no explanation, use a segmented control. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: {
    label: "Billing period",
    defaultValue: "month",
    cards: [
      { value: "month", label: "Monthly", description: "Pay monthly" },
      { value: "year", label: "Yearly", description: "Pay yearly" },
    ],
  },
};

export const LongText: Story = {
  args: {
    cards: [
      {
        value: "standard",
        label: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft",
        description:
          "The box leaves the workshop on the first working day after the paint is dry, and takes as long as it takes to cross two borders and one river.",
      },
      { value: "pickup", label: "Pick up", description: "At our shop in Oslo, on weekdays." },
    ],
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "he",
    label: "משלוח",
    cards: [
      { value: "standard", label: "רגיל", description: "שלושה עד חמישה ימים. חינם.", picture: <Truck /> },
      { value: "express", label: "מהיר", description: "מחר לפני הצהריים.", picture: <Truck /> },
    ],
  },
};

export const GridOnPhone: Story = {
  name: "On a phone, a grid hides descriptions but screen readers read them",
  tags: ["!dev"],
  args: GRID,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("For posts")).not.toBeVisible();
    await expect(canvas.getByRole("radio", { name: "Square" })).toHaveAccessibleDescription("For posts");
  },
};
