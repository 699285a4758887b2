import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentProps, useState } from "react";
import { expect, fn, screen, userEvent, within } from "storybook/test";
import type { ProfileReview } from "../../src/import/index.ts";
import { ProfileReviewForm } from "../../src/site/import/ProfileReviewForm.tsx";
import { ForceState } from "../pseudo-states.tsx";
import {
  ARABIC,
  GUESSED_LETTERS,
  HERO,
  LONG,
  NO_SKILLS,
  NURSE,
  ONLY_PROFILE,
  SITE_ENGINEER,
  UNCERTAIN,
} from "./reviews.ts";

type FormProps = ComponentProps<typeof ProfileReviewForm>;

/** Stores the review as a page would. */
function Page({ review: first, onReviewChange, ...rest }: FormProps) {
  const [review, setReview] = useState(first);
  return (
    <ProfileReviewForm
      {...rest}
      review={review}
      onReviewChange={(next) => {
        setReview(next);
        onReviewChange(next);
      }}
    />
  );
}

/**
 * Correcting a line switches the line on, and clearing it switches it off. “Use these” is never disabled: if everything
 * is off, a click shows “Switch on at least one thing”. Each switch comes after its line, so that screen readers read
 * the value first. Clothes and a hat are on at first only if the person's title clearly belongs to a profession that
 * wears them.
 */
const meta = {
  title: "Site/ProfileReviewForm",
  component: ProfileReviewForm,
  args: { review: NURSE, onReviewChange: fn(), spec: HERO, onUse: fn(), onCancel: fn() },
  // No control, because the story manages the value.
  argTypes: { review: { control: false } },
  render: (args) => <Page {...args} />,
  decorators: [
    (Story) => (
      <div className="pf:panel pf:p-panel" style={{ maxInlineSize: "46rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ProfileReviewForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const control = (name: string) => screen.getByRole("switch", { name });
const button = (name: string) => screen.getByRole("button", { name });
const click = (name: string) => userEvent.click(button(name));
/** Returns the review that the form reported last. */
const last = (args: FormProps): ProfileReview | undefined => {
  const { calls } = (args.onReviewChange as ReturnType<typeof fn>).mock;
  return calls.at(-1)?.[0] as ProfileReview | undefined;
};

export const Playground: Story = { args: { spec: HERO } };

/** The form offers a hat and clothes, but they are off. */
export const ClothesAndHatOffered: Story = { args: { review: SITE_ENGINEER } };

/** The letters in the PDF are out of order, so the lines are off, and the form asks people to check them. */
export const UncertainLines: Story = { args: { review: UNCERTAIN } };

/** The importer does not know the heading for skills in the file's language. */
export const NoSkillsFound: Story = { args: { review: NO_SKILLS } };

/** The imported data copy had only the file Profile.csv. */
export const OnlyAName: Story = { args: { review: ONLY_PROFILE } };

/** The imported table is not in UTF-8, so the importer guessed its encoding. */
export const GuessedLetters: Story = { args: { review: GUESSED_LETTERS } };

export const EverythingSwitchedOff: Story = {
  play: async () => {
    for (const one of screen.getAllByRole("switch", { checked: true })) await userEvent.click(one);
    await expect(screen.queryAllByRole("switch", { checked: true })).toHaveLength(0);
  },
};

export const States: Story = {
  render: (args) => (
    <div className="pf:grid pf:gap-8">
      {[
        {
          state: "On, off, and with hover on a swap",
          part: <ForceState hover="[aria-expanded]">{<Page {...args} />}</ForceState>,
        },
        {
          state: "Focus on the first line",
          part: <ForceState focus="input">{<Page {...args} review={ONLY_PROFILE} />}</ForceState>,
        },
        { state: "Uncertain lines", part: <Page {...args} review={UNCERTAIN} /> },
      ].map(({ state, part }) => (
        <div key={state} className="pf:grid pf:gap-2">
          <p className="pf:type-tag">{state}</p>
          {part}
        </div>
      ))}
    </div>
  ),
};

export const LongText: Story = { args: { review: LONG } };

export const RightToLeft: Story = { globals: { direction: "rtl" }, args: { review: ARABIC } };

export const SwitchedOff: Story = {
  name: "A field that is off stays readable and can be switched on",
  tags: ["!dev"],
  play: async ({ args, step }) => {
    await step("Switch the title off", async () => {
      await expect(control("Use title")).toHaveAccessibleDescription("From Positions.csv, current");
      await userEvent.click(control("Use title"));
      await expect(control("Use title")).not.toBeChecked();
      await expect(last(args)?.jobTitle).toEqual({ ...NURSE.jobTitle, isUsed: false });
      await expect(field("Title")).toHaveValue("Pediatric Nurse");
    });
    await step("A line that is off is not marked for a check", async () => {
      await expect(screen.queryByText("Please check this")).not.toBeInTheDocument();
    });
    await step("A click on the word next to a switch toggles it too", async () => {
      const [word] = (control("Use title") as HTMLButtonElement).labels;
      await expect(word).toHaveTextContent(/^Use$/);
      if (word) await userEvent.click(word);
      await expect(control("Use title")).toBeChecked();
    });
  },
};

export const Corrected: Story = {
  name: "Correcting an uncertain line switches it on",
  tags: ["!dev"],
  args: { review: UNCERTAIN },
  play: async ({ args, step }) => {
    await step("The line is marked for a check", async () => {
      await expect(control("Use name")).not.toBeChecked();
      await expect(field("Name")).toHaveAccessibleDescription(/^Please check this/);
    });
    await step("Correct the line", async () => {
      await userEvent.clear(field("Name"));
      await expect(control("Use name")).toBeDisabled();
      await userEvent.type(field("Name"), "กิตติพงษ์ ศรีสุข");
      await expect(control("Use name")).toBeChecked();
      await expect(last(args)?.name).toEqual({ ...UNCERTAIN.name, value: "กิตติพงษ์ ศรีสุข", isUsed: true });
      await expect(field("Name")).not.toHaveAccessibleDescription(/Please check/);
    });
    await step("The title is still marked", async () => {
      await expect(field("Title")).toHaveAccessibleDescription(/^Please check this/);
      await expect(control("Use title")).not.toBeChecked();
    });
  },
};

export const Swapped: Story = {
  name: "Another accessory brings its label and can be swapped back",
  tags: ["!dev"],
  play: async ({ args, step }) => {
    const alternatives = () => within(screen.getByRole("group", { name: "Swap accessory 2" }));
    await step("Open the alternatives of the second accessory", async () => {
      await expect(button("Swap accessory 2")).toHaveAttribute("aria-expanded", "false");
      button("Swap accessory 2").scrollIntoView({ block: "end" });
      await click("Swap accessory 2");
      await expect(button("Swap accessory 2")).toHaveAttribute("aria-expanded", "true");
      await expect(alternatives().getAllByRole("radio")).toHaveLength(5);
      // Alternatives that open below the viewport are scrolled into view.
      const { bottom } = screen.getByRole("group", { name: "Swap accessory 2" }).getBoundingClientRect();
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(alternatives().getByRole("radio", { name: "Book of Patient Education" })).toBeChecked();
    });
    await step("Correct its label, then choose another accessory", async () => {
      await userEvent.type(field("Accessory 2"), "!");
      await userEvent.click(alternatives().getByRole("radio", { name: "Flask of Vaccination" }));
      await expect(field("Accessory 2")).toHaveValue("Flask of Vaccination");
      await expect(last(args)?.accessories?.value[1]).toEqual({ kind: "flask", label: "Flask of Vaccination" });
    });
    await step("The first accessory is still offered, with its corrected label", async () => {
      await userEvent.click(alternatives().getByRole("radio", { name: "Book of Patient Education!" }));
      await expect(field("Accessory 2")).toHaveValue("Book of Patient Education!");
    });
    await step("An accessory that is already used is not offered for another place", async () => {
      await click("Swap accessory 1");
      const first = within(screen.getByRole("group", { name: "Swap accessory 1" }));
      await expect(first.queryByRole("radio", { name: /^Book/ })).not.toBeInTheDocument();
      await expect(screen.queryByRole("group", { name: "Swap accessory 2" })).not.toBeInTheDocument();
    });
  },
};

export const SkillsAdded: Story = {
  name: "People can add skills that are not in the file",
  tags: ["!dev"],
  args: { review: NO_SKILLS },
  play: async ({ args }) => {
    await expect(screen.getByText("We found your name and title but no skills. Add up to six.")).toBeVisible();
    await userEvent.type(field("Special Skills"), "Roadmaps{Enter}Sauna Diplomacy,");
    await expect(last(args)?.skills).toEqual({ value: ["Roadmaps", "Sauna Diplomacy"], source: "", isUsed: true });
    await expect(screen.queryByRole("switch", { name: "Use special skills" })).not.toBeInTheDocument();
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

export const CredentialsApart: Story = {
  name: "Credentials have their own switch",
  tags: ["!dev"],
  play: async ({ args, step }) => {
    await step("Credentials are off at first", async () => {
      await expect(control("Use credentials")).not.toBeChecked();
      await userEvent.click(control("Use credentials"));
      await expect(last(args)?.credentials?.isUsed).toBe(true);
      await expect(screen.queryByText(/stay off the box/)).not.toBeInTheDocument();
    });
    await step("A longer name leaves no space for credentials", async () => {
      await userEvent.type(field("Name"), " de la Torre y Mendoza");
      await expect(
        screen.getByText("With them, your name is over 40 characters, so they won't be on the box."),
      ).toBeVisible();
    });
  },
};

export const Used: Story = {
  name: "“Use these” explains that nothing is switched on",
  tags: ["!dev"],
  args: { review: { name: { value: "Kofi Mensah", source: "Profile.csv", isUsed: false }, gaps: [] } },
  play: async ({ args, step }) => {
    await step("Press Use these with all switches off", async () => {
      await click("Use these");
      await expect(screen.getByText("Switch on at least one thing")).toBeVisible();
      await expect(args.onUse).not.toHaveBeenCalled();
      await expect(button("Use these")).toHaveFocus();
    });
    await step("Switch one on and press it again", async () => {
      await userEvent.click(control("Use name"));
      await expect(screen.queryByText("Switch on at least one thing")).not.toBeInTheDocument();
      await click("Use these");
      await expect(args.onUse).toHaveBeenCalledTimes(1);
    });
    await step("Cancel uses nothing", async () => {
      await click("Cancel");
      await expect(args.onCancel).toHaveBeenCalledTimes(1);
      await expect(args.onUse).toHaveBeenCalledTimes(1);
    });
  },
};

export const ByKeyboard: Story = {
  name: "People can review, swap and use everything by keyboard",
  tags: ["!dev"],
  args: {
    review: {
      name: { value: "Ingrid Solberg", source: "profile.pdf, page 1", isUsed: true },
      ...(SITE_ENGINEER.accessories && { accessories: SITE_ENGINEER.accessories }),
      gaps: [],
    },
  },
  play: async ({ args, step }) => {
    await step("Tab goes from the line to its switch, and Space toggles it", async () => {
      await userEvent.tab();
      await expect(field("Name")).toHaveFocus();
      await userEvent.tab();
      await expect(control("Use name")).toHaveFocus();
      await userEvent.keyboard(" ");
      await expect(control("Use name")).not.toBeChecked();
    });
    await step("Enter opens the alternatives, and an arrow key selects one", async () => {
      await userEvent.tab();
      await expect(button("Swap accessory 1")).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await userEvent.tab();
      await expect(field("Accessory 1")).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole("radio", { name: "Blueprint of Concrete" })).toHaveFocus();
      await userEvent.keyboard("{ArrowDown}");
      await expect(screen.getByRole("radio", { name: "Belt of Cranes" })).toBeChecked();
      await expect(screen.getByRole("radio", { name: "Belt of Cranes" })).toHaveFocus();
      await expect(field("Accessory 1")).toHaveValue("Belt of Cranes");
    });
    await step("Enter in a line uses everything that is switched on", async () => {
      field("Name").focus();
      await userEvent.keyboard("{Enter}");
      await expect(args.onUse).toHaveBeenCalledTimes(1);
      await expect(last(args)?.name?.isUsed).toBe(false);
    });
  },
};

export const Narrow: Story = {
  name: "The review fits 320 px, also with text at 200 %",
  tags: ["!dev"],
  args: { review: LONG },
  globals: { viewport: { value: "narrow" }, text: "200" },
  play: async () => {
    await click("Swap accessory 1");
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
