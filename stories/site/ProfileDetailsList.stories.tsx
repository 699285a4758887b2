import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button } from "../../src/index.ts";
import { ProfileDetailsList } from "../../src/site/create/PreviewDetails.tsx";
import { atWidth, rightToLeft } from "../decorators.tsx";

const ACCESSORIES = ["Debugger Tool Belt", "Keyboard of Command", "Coffee Cup of Endurance"];

/**
 * If details are samples, say so in a sentence next to the list, and never claim that a profile was read. The list
 * isolates typed text, so that its direction does not affect the text around it.
 */
const meta = {
  title: "Site/ProfileDetailsList",
  component: ProfileDetailsList,
  args: {
    details: {
      name: "Maya Okonkwo",
      jobTitle: "Senior Software Engineer",
      industry: "Technology",
      skills: ["Systems design", "Debugging", "Mentoring", "Calm on call"],
    },
    type: "hero",
    accessories: ACCESSORIES,
  },
  decorators: atWidth("35rem"),
} satisfies Meta<typeof ProfileDetailsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In a wide container, two details are side by side. */
export const InTwoColumns: Story = {
  decorators: [
    (Story) => (
      <div className="pf:@container" style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
};

/** The list leaves out missing details. */
export const NoIndustryOrSkills: Story = {
  args: { details: { name: "Amara Nwosu", jobTitle: "Beekeeper", industry: "", skills: [] } },
};

export const LongText: Story = {
  args: {
    details: {
      name: "Wolfeschlegelsteinhausenbergerdorff",
      jobTitle: "Deputy Assistant Vice President for Cross-Functional Alignment and Snacks",
      industry: "Telecommunicationsinfrastructureconsulting",
      skills: [
        "Reading the whole thread before replying to all",
        "Diplomacy",
        "Donaudampfschifffahrtsgesellschaftskapitänsmütze",
      ],
    },
  },
};

export const RightToLeft: Story = {
  args: {
    details: {
      name: "מיה אוקונקוו",
      jobTitle: "מהנדסת תוכנה בכירה",
      industry: "טכנולוגיה",
      skills: ["ניפוי שגיאות", "הדרכה", "TypeScript"],
    },
  },
  decorators: rightToLeft("he"),
};

export const SameTwice: Story = {
  name: "Two accessories with the same name are both listed and renamed",
  tags: ["!dev"],
  render: (args) => {
    const [first, setFirst] = useState("Mug");
    return (
      <div className="pf:grid pf:gap-4">
        <Button onClick={() => setFirst("Lamp")}>Rename the first</Button>
        <ProfileDetailsList {...args} accessories={[first, "Badge", "Mug"]} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Rename the first" }));
    const box = canvas.getByText("In the box").nextElementSibling as HTMLElement;
    const labels = within(box).getAllByRole("listitem");
    await expect(labels.map((label) => label.textContent)).toEqual(["Lamp", "Badge", "Mug"]);
  },
};
