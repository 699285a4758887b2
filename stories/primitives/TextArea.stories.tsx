import type { Meta, StoryObj } from "@storybook/react-vite";
import { TextArea } from "../../src/index.ts";
import { rightToLeft } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";

const meta = {
  title: "Forms/TextArea",
  component: TextArea,
  parameters: { alsoKnownAs: ["multiline text field"] },
  args: { label: "About you", rows: 2 },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { description: "Your name, then your title.", error: "", readOnly: false } };

export const States: Story = {
  render: (args) => (
    <div className="pf:grid pf:gap-8" style={{ maxWidth: 480 }}>
      <TextArea {...args} label="At rest" />
      {forced({ focus: "textarea" }, <TextArea {...args} label="Focus" />)}
      <TextArea {...args} label="Error" error="Please write your name first" />
      <TextArea {...args} label="Read only" readOnly defaultValue="It's official: I'm an action figure." />
      <TextArea {...args} label="Disabled" disabled defaultValue="Maya Okonkwo" />
    </div>
  ),
};

export const RightToLeft: Story = { args: { label: "עליך", error: "נא לכתוב שם" }, decorators: rightToLeft("he") };
