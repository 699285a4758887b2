import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { AccessoryPicker, AccessoryPicture, LookPicture } from "../../src/editor.ts";
import { atWidth, inContainer } from "../decorators.tsx";
import { MAYA, PERSON, VIKTOR } from "../people.ts";
import { forced } from "../pseudo-states.tsx";
import { states } from "../states.tsx";

const TOOLS = [
  { kind: "belt", label: "Debugger Tool Belt" },
  { kind: "keyboard", label: "Keyboard of Command" },
  { kind: "coffee", label: "Coffee Cup of Endurance" },
  { kind: "laptop", label: "Laptop of Legend" },
  { kind: "wrench", label: "Wrench of Reason" },
  { kind: "server", label: "Server of Long Uptime" },
] as const;

const meta = {
  title: "Figure editor/AccessoryPicker",
  component: AccessoryPicker,
  subcomponents: { AccessoryPicture, LookPicture },
  parameters: { alsoKnownAs: ["gear picker", "picture radio buttons", "thumbnails"] },
  args: { label: "Accessory 1", accessories: TOOLS, spec: MAYA, defaultValue: "belt" },
  argTypes: {
    spec: PERSON,
    // Otherwise, the table would list all accessories.
    onValueChange: { table: { type: { summary: "(value: AccessoryKind) => void" } } },
  },
  decorators: inContainer("40rem"),
} satisfies Meta<typeof AccessoryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { disabled: false, onValueChange: fn() } };

export const States: Story = {
  render: (args) =>
    states({
      "One is selected": <AccessoryPicker {...args} label="One is selected" />,
      "For a villain": <AccessoryPicker {...args} label="For a villain" spec={VIKTOR} />,
      "First focused, second hovered": forced(
        { focus: "input[value=belt]", hover: "input[value=keyboard]" },
        <AccessoryPicker {...args} label="First focused, second hovered" defaultValue={undefined} />,
      ),
      Error: <AccessoryPicker {...args} label="Error" defaultValue={undefined} error="Choose an accessory" />,
      Disabled: <AccessoryPicker {...args} label="Disabled" disabled />,
    }),
  // Each radio button is named by its label, not by its picture.
  play: async ({ canvas, canvasElement }) => {
    for (const { label } of TOOLS) await expect(canvas.getAllByRole("radio", { name: label })).toHaveLength(5);
    // The drawings of most accessories load later.
    await waitFor(() => expect(canvasElement.querySelectorAll("svg[data-slot]")).toHaveLength(5 * TOOLS.length));
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

export const LongText: Story = {
  args: {
    accessories: [
      { kind: "chart", label: "Spreadsheet of Extraordinary Doom!" },
      { kind: "briefcase", label: "Überlebensgroßes Aktenköfferchen" },
      { kind: "phone", label: "Phone of No Replies Whatsoever" },
    ],
    defaultValue: "chart",
  },
  decorators: atWidth("18rem"),
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "he",
    label: "אביזר 1",
    accessories: [
      { kind: "belt", label: "חגורת כלים" },
      { kind: "keyboard", label: "מקלדת" },
      { kind: "coffee", label: "קפה" },
    ],
  },
};

const SIZE = { inlineSize: "6rem", blockSize: "6rem" };

/** Pictures of accessories and looks for your own tiles. Each fills its parent, so give the parent a size. */
export const Pictures: Story = {
  render: ({ spec }) =>
    states(
      {
        Stethoscope: <AccessoryPicture spec={spec} kind="stethoscope" style={SIZE} />,
        Blazer: <LookPicture spec={spec} field="outfit" style={SIZE} />,
        "Hard hat": <LookPicture spec={{ ...spec, headwear: "hard-hat" }} field="headwear" style={SIZE} />,
        "Window box": <LookPicture spec={{ ...spec, packaging: "window" }} field="packaging" style={SIZE} />,
      },
      "7rem",
    ),
};
