import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link2 } from "lucide-react";
import { fn } from "storybook/test";
import { TextField } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";

const meta = {
  title: "Forms/TextField",
  component: TextField,
  parameters: { alsoKnownAs: ["input", "text box", "form field", "validation"] },
  args: { label: "Headline" },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

const ERROR = "Please enter your LinkedIn URL";

export const Playground: Story = {
  args: {
    label: "LinkedIn profile URL",
    placeholder: "https://linkedin.com/in/your-name",
    icon: <Link2 aria-hidden />,
    error: "",
    readOnly: false,
    onChange: fn(),
  },
};

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-8" style={{ maxWidth: 480 }}>
      <TextField label="Empty, with a placeholder" placeholder="https://linkedin.com/in/your-name" />
      {forced({ hover: "input" }, <TextField label="Hover: as at rest" defaultValue="Senior Software Engineer" />)}
      {forced({ focus: "input" }, <TextField label="Focus" defaultValue="Senior Software Engineer" />)}
      <TextField label="Disabled" disabled defaultValue="Senior Software Engineer" />
      <TextField label="Filled" defaultValue="Senior Software Engineer" />
      <TextField label="With an icon" icon={<Link2 aria-hidden />} defaultValue="https://linkedin.com/in/maya" />
      <TextField label="Error" error={ERROR} />
      <TextField label="Error, with an icon and a value" icon={<Link2 />} defaultValue="maya" error={ERROR} />
      <TextField label="Read only" readOnly defaultValue="https://profigure.example/r/MAYA-007" />
      <TextField
        label="With a description, and a text next to the label"
        defaultValue="Ships on Friday."
        aside={<span className="pf:text-micro pf:text-muted">16/72</span>}
        description="Printed at the foot of the box, in quotation marks."
      />
    </div>
  ),
};

/** The help is under the field, so it stays visible while people type. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  args: { label: "Tagline", description: "One sentence, for the foot of the box." },
};

/** The placeholder disappears at the first letter, when people still need the help. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: { label: "Tagline", placeholder: "One sentence, for the foot of the box" },
};

export const LongText: Story = {
  args: {
    label: "The URL of the professional profile that the figure on this card is going to be named after",
    defaultValue: "https://linkedin.com/in/a-very-long-name-that-goes-on-and-on-far-past-the-end-of-the-field",
    error: "Please enter a valid LinkedIn URL. Copy it from the address bar while your profile is open in the browser.",
  },
  decorators: atWidth(320),
};

export const RightToLeft: Story = {
  args: { label: "קישור לפרופיל", icon: <Link2 aria-hidden />, defaultValue: "מאיה", error: "נא להזין קישור" },
  decorators: rightToLeft("he"),
};
