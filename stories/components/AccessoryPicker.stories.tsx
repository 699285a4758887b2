import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn, waitFor } from "storybook/test";
import { AccessoryPicker, AccessoryPicture, LookPicture } from "../../src/editor.ts";
import { atWidth } from "../decorators.tsx";
import { Labeled } from "../labeled.tsx";
import { MAYA, PERSON, VIKTOR } from "../people.ts";
import { ForceState } from "../pseudo-states.tsx";

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
  decorators: [
    (Story) => (
      <div className="pf:@container" style={{ maxInlineSize: "40rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AccessoryPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { disabled: false, onValueChange: fn() } };

export const States: Story = {
  render: (args) => (
    <div className="pf:grid pf:gap-6">
      <Labeled words="One is selected">
        <AccessoryPicker {...args} label="One is selected" />
      </Labeled>
      <Labeled words="For a villain">
        <AccessoryPicker {...args} label="For a villain" spec={VIKTOR} />
      </Labeled>
      <Labeled words="First focused, second hovered">
        <ForceState focus="input[value=belt]" hover="input[value=keyboard]">
          <AccessoryPicker {...args} label="First focused, second hovered" defaultValue={undefined} />
        </ForceState>
      </Labeled>
      <Labeled words="Error">
        <AccessoryPicker {...args} label="Error" defaultValue={undefined} error="Choose an accessory" />
      </Labeled>
      <Labeled words="Disabled">
        <AccessoryPicker {...args} label="Disabled" disabled />
      </Labeled>
    </div>
  ),
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

/** Pictures of accessories and looks for your own tiles. Each fills its parent, so give the parent a size. */
export const Pictures: Story = {
  render: ({ spec }) => (
    <div className="pf:flex pf:flex-wrap pf:gap-5">
      <Framed words="Stethoscope">
        <AccessoryPicture spec={spec} kind="stethoscope" />
      </Framed>
      <Framed words="Blazer">
        <LookPicture spec={spec} field="outfit" />
      </Framed>
      <Framed words="Hard hat">
        <LookPicture spec={{ ...spec, headwear: "hard-hat" }} field="headwear" />
      </Framed>
      <Framed words="Window box">
        <LookPicture spec={{ ...spec, packaging: "window" }} field="packaging" />
      </Framed>
    </div>
  ),
};

function Framed({ words, children }: { words: string; children: ReactNode }) {
  return (
    <figure className="pf:grid pf:justify-items-center pf:gap-2">
      <div
        className="pf:overflow-hidden pf:rounded-md pf:border-2 pf:border-line-strong pf:bg-surface"
        style={{ inlineSize: "6rem", blockSize: "6rem" }}
      >
        {children}
      </div>
      <figcaption className="pf:text-small">{words}</figcaption>
    </figure>
  );
}

export const AccessibleName: Story = {
  name: "Each radio button is named by its label, not by its picture",
  tags: ["!dev"],
  args: { error: "Choose an accessory" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("group", { name: "Accessory 1" })).toHaveAccessibleDescription("Choose an accessory");
    await expect(canvas.getAllByRole("radio")).toHaveLength(TOOLS.length);
    for (const { label } of TOOLS) await expect(canvas.getByRole("radio", { name: label })).toBeEnabled();
    // The drawings of most accessories load later.
    await waitFor(() => expect(canvasElement.querySelectorAll("svg[data-slot]")).toHaveLength(TOOLS.length));
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};
