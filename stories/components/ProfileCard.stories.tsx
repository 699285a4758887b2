import { src as faridaPortrait } from "picture:farida-portrait";
import { src as mayaPortrait } from "picture:maya-portrait";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button, ProfileCard } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";

const edit = fn();
const button = (
  <Button size="sm" onClick={edit}>
    Edit Profile
  </Button>
);

const meta = {
  title: "Cards/ProfileCard",
  component: ProfileCard,
  parameters: { alsoKnownAs: ["account card", "user card", "avatar", "persona"] },
  args: {
    name: "Maya Okonkwo",
    headline: "Senior Software Engineer",
    picture: <img src={mayaPortrait} alt="" width={200} height={200} />,
    actions: button,
  },
  decorators: atWidth("35rem"),
} satisfies Meta<typeof ProfileCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { headingLevel: 3 } };

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: "1.5rem" }}>
      <p className="pf:type-tag">One line each</p>
      <ProfileCard {...args} />
      <p className="pf:type-tag">Long text and another button label</p>
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
      <p className="pf:type-tag">Only a name</p>
      <ProfileCard name="Ana" />
    </div>
  ),
  // Screen readers read the name once, as a heading.
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 2, name: "Maya Okonkwo" })).toBeVisible();
    await expect(canvas.getByText("Senior Software Engineer")).toBeVisible();
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
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
