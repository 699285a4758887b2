import type { Meta, StoryObj } from "@storybook/react-vite";
import type { FormEvent } from "react";
import { expect, fireEvent, fn, userEvent, within } from "storybook/test";
import { SkillsField, type SkillsFieldProps } from "../../src/editor.ts";
import { atWidth } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";
import { stateful } from "../stateful.tsx";

const Skills = stateful(SkillsField, "skills", "onSkillsChange");

const SIX = ["Systems design", "Debugging", "Mentoring", "Calm on call", "Postgres", "Rust"];

const meta = {
  title: "Figure editor/SkillsField",
  component: SkillsField,
  parameters: { alsoKnownAs: ["tag input", "chips", "tokens"] },
  args: { skills: SIX.slice(0, 3), onSkillsChange: fn() },
  // No control, because the story manages the skills.
  argTypes: { skills: { control: false } },
  render: (args) => <Skills {...args} />,
  decorators: atWidth("36rem"),
} satisfies Meta<typeof SkillsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: ({ onSkillsChange }) => (
    <div className="pf:grid pf:gap-8">
      <SkillsField labels={{ skills: "Empty" }} skills={[]} onSkillsChange={onSkillsChange} />
      <SkillsField labels={{ skills: "Three skills" }} skills={SIX.slice(0, 3)} onSkillsChange={onSkillsChange} />
      {forced(
        { focus: "input" },
        <SkillsField labels={{ skills: "Focus" }} skills={SIX.slice(0, 1)} onSkillsChange={onSkillsChange} />,
      )}
      {forced(
        { focus: "li:nth-of-type(1) button", hover: "li:nth-of-type(2) button" },
        <SkillsField
          labels={{ skills: "First button focused, second hovered" }}
          skills={SIX.slice(0, 2)}
          onSkillsChange={onSkillsChange}
        />,
      )}
      <SkillsField labels={{ skills: "Full" }} skills={SIX} onSkillsChange={onSkillsChange} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    skills: Array.from({ length: 6 }, (_, at) => `${at + 1}. Unreasonable dependability!!`),
    labels: {
      skillsHelp: "Up to six, shown next to your figure and printed on the back of its card for everyone to read.",
    },
  },
  decorators: atWidth("18rem"),
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    skills: ["تصميم الأنظمة", "Debugging"],
    labels: { skills: "مهارات", skillsHelp: "ست على الأكثر.", addSkill: "أضف مهارة" },
  },
};

const field = (canvas: { getByRole: (role: "textbox", options: { name: string }) => HTMLElement }) =>
  canvas.getByRole("textbox", { name: "Special Skills" });
const lastSkills = ({ onSkillsChange }: SkillsFieldProps) =>
  (onSkillsChange as ReturnType<typeof fn>).mock.lastCall?.[0];

const onSubmit = fn((event: FormEvent) => event.preventDefault());

export const Added: Story = {
  name: "Enter, a comma and leaving the field add a skill, and submit nothing",
  tags: ["!dev"],
  args: { skills: [] },
  render: (args) => (
    <form onSubmit={onSubmit}>
      <Skills {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    onSubmit.mockClear();
    await userEvent.type(field(canvas), "Rust{Enter}{Enter}Postgres,صبر،Chess");
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(lastSkills(args)).toEqual(["Rust", "Postgres", "صبر"]);
    await expect(field(canvas)).toHaveValue("Chess");
    await expect(canvas.getByText("Added صبر")).toBeInTheDocument();
    await userEvent.tab();
    await expect(lastSkills(args)).toEqual(["Rust", "Postgres", "صبر", "Chess"]);
    await expect(field(canvas)).toHaveValue("");
  },
};

export const Pasted: Story = {
  name: "Known skills add nothing, and a pasted list is cut at six",
  tags: ["!dev"],
  args: { skills: ["Chess"] },
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), "{Enter}  {Enter},,, ,CHESS{Enter}");
    await expect(args.onSkillsChange).not.toHaveBeenCalled();
    await expect(field(canvas)).toHaveValue("");
    await expect(canvas.getByText("Chess is already on the list")).toBeInTheDocument();
    await userEvent.click(field(canvas));
    await userEvent.paste(`chess, ,  Rust\t , ${"x".repeat(100)},Go,Zig,Perl,Cobol`);
    await expect(lastSkills(args)).toEqual(["Chess", "Rust", "x".repeat(32), "Go", "Zig", "Perl"]);
    await expect(args.onSkillsChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText("Added Perl. Six skills. That's the limit.")).toBeInTheDocument();
    await expect(field(canvas)).toHaveAttribute("readonly");
    await expect(field(canvas)).toHaveAttribute("placeholder", "Six skills. That's the limit.");
  },
};

export const Removed: Story = {
  name: "After a skill is removed, focus is on a neighbor or the field",
  tags: ["!dev"],
  play: async ({ canvas, args }) => {
    const list = within(canvas.getByRole("list", { name: "Special Skills" }));
    const remove = (skill: string) => list.getByRole("button", { name: `Remove ${skill}` });
    await userEvent.tab();
    await userEvent.tab();
    await expect(remove("Debugging")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(lastSkills(args)).toEqual(["Systems design", "Mentoring"]);
    await expect(remove("Mentoring")).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(remove("Systems design")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(lastSkills(args)).toEqual([]);
    await expect(field(canvas)).toHaveFocus();
  },
};

export const Backspace: Story = {
  name: "Backspace removes a skill only if pressed in the empty field",
  tags: ["!dev"],
  play: async ({ canvas, args }) => {
    await userEvent.type(field(canvas), "a{Backspace}");
    // Holding Backspace to delete the text does not remove skills.
    await fireEvent.keyDown(field(canvas), { key: "Backspace", repeat: true });
    await expect(field(canvas)).toHaveValue("");
    await expect(args.onSkillsChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Backspace}");
    await expect(lastSkills(args)).toEqual(["Systems design", "Debugging"]);
    await expect(canvas.getByText("Removed Mentoring")).toBeInTheDocument();
    await expect(field(canvas)).toHaveFocus();
  },
};
