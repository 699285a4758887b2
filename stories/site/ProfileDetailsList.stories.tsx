import type { Meta, StoryObj } from "@storybook/react-vite";
import { ProfileDetailsList } from "../../src/site/create/PreviewDetails.tsx";
import { atWidth, inContainer, rightToLeft } from "../decorators.tsx";

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
    accessories: ["Debugger Tool Belt", "Keyboard of Command", "Coffee Cup of Endurance"],
  },
  decorators: atWidth("35rem"),
} satisfies Meta<typeof ProfileDetailsList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** In a wide container, two details are side by side. */
export const InTwoColumns: Story = { decorators: inContainer("42rem"), parameters: { maxWidth: 680 } };

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
