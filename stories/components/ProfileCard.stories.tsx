import { src as faridaPortrait } from "picture:farida-portrait";
import { src as mayaPortrait } from "picture:maya-portrait";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, ProfileCard } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { states } from "../states.tsx";

const meta = {
  title: "Cards/ProfileCard",
  component: ProfileCard,
  parameters: { alsoKnownAs: ["account card", "user card", "avatar", "persona"] },
  args: {
    name: "Maya Okonkwo",
    headline: "Senior Software Engineer",
    picture: <img src={mayaPortrait} alt="" width={200} height={200} />,
    actions: <Button size="sm">Edit Profile</Button>,
  },
  decorators: atWidth("35rem"),
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { headingLevel: 3 } };

export const States: Story = {
  render: (args) =>
    states({
      "One line each": <ProfileCard {...args} />,
      "Long text and two actions": (
        <ProfileCard
          {...args}
          name="Farida Haddad"
          headline="Principal Research Scientist, Protein Folding and Laundry"
          picture={<img src={faridaPortrait} alt="" width={200} height={200} />}
          actions={
            <>
              <Button size="sm">Write to Farida</Button>
              <Button size="sm">Edit details</Button>
            </>
          }
        />
      ),
      "Only a name": <ProfileCard name="Ana" />,
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Maya Okonkwo" })).toBeVisible();
  },
};

/** The note makes clear that the person is invented. Remove it when people have entered their own name. */
export const Do: Story = { tags: ["!dev", "!test"], args: { note: "Sample profile. Edit it to make it yours." } };

/** Without the note, a sample profile looks like somebody else's account. */
export const Dont: Story = { tags: ["!dev", "!test"] };

export const LongText: Story = {
  args: {
    name: "Wolfeschlegelsteinhausenbergerdorff",
    headline: "Deputy Assistant Vice President for Cross-Functional Alignment and Snacks",
  },
};

export const RightToLeft: Story = {
  args: {
    name: "فريدة حدّاد",
    headline: "عالِمة أبحاث",
    picture: <img src={faridaPortrait} alt="" width={200} height={200} />,
    actions: <Button size="sm">تعديل الملف</Button>,
  },
  decorators: rightToLeft("ar"),
};
