import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { withoutSampleText } from "../../src/figure/schema/design.ts";
import type { ProfileReview } from "../../src/import/index.ts";
import { ProfileReviewForm } from "../../src/site/import/ProfileReviewForm.tsx";
import { sampleDesign } from "../../src/site/sample/profile.ts";
import { forced } from "../pseudo-states.tsx";
import { stateful } from "../stateful.tsx";
import { states } from "../states.tsx";
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

const Page = stateful(ProfileReviewForm, "review", "onReviewChange");

const meta = {
  title: "Site/ProfileReviewForm",
  component: ProfileReviewForm,
  args: { review: NURSE, onReviewChange: fn(), design: HERO, payment: "unpaid", onUse: fn(), onCancel: fn() },
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
const button = (name: string) => screen.getByRole("button", { name });
const box = () => screen.getByRole("img", { name: /action figure of/ });
/** Waits for the picture of a change, which is drawn later. */
const says = (words: string) => waitFor(() => expect(box()).toHaveAccessibleName(expect.stringContaining(words)));
const click = (name: string) => userEvent.click(button(name));
/** Returns the review that the form reported last. */
const last = (args: FormProps): ProfileReview | undefined => {
  const { calls } = (args.onReviewChange as ReturnType<typeof fn>).mock;
  return calls.at(-1)?.[0] as ProfileReview | undefined;
};

export const Playground: Story = {};

/** The form offers a hat and clothes, but does not use them. */
export const ClothesAndHatOffered: Story = { args: { review: SITE_ENGINEER } };

/** The letters in the PDF are out of order, so the lines are not used, and the form asks people to check them. */
export const UncertainLines: Story = { args: { review: UNCERTAIN } };

/** The importer does not know the heading for skills in the file's language. */
export const NoSkillsFound: Story = { args: { review: NO_SKILLS } };

/** The imported data copy had only the file Profile.csv. */
export const OnlyAName: Story = { args: { review: ONLY_PROFILE } };

/** The imported table is not in UTF-8, so the importer guessed its encoding. */
export const GuessedLetters: Story = { args: { review: GUESSED_LETTERS } };

export const EverythingRemoved: Story = {
  play: async () => {
    const remove = /^Remove (?:name|title|industry|special skills|accessories|clothes)$/;
    for (const one of screen.getAllByRole("button", { name: remove })) await userEvent.click(one);
    await expect(screen.queryByRole("button", { name: remove })).not.toBeInTheDocument();
  },
};

export const States: Story = {
  render: (args) =>
    states({
      "Used, offered, and with hover on a swap": forced({ hover: "[aria-expanded]" }, <Page {...args} />),
      "Focus on the first line": forced({ focus: "input" }, <Page {...args} review={ONLY_PROFILE} />),
    }),
};

/** The longest texts, on a small phone with large letters. */
export const LongText: Story = {
  args: { review: LONG },
  globals: { viewport: { value: "narrow" }, text: "200" },
  play: () => click("Swap accessory 1"),
};

export const RightToLeft: Story = { globals: { direction: "rtl" }, args: { review: ARABIC } };

export const Removed: Story = {
  name: "A removed line stays readable and can be put back",
  tags: ["!dev"],
  play: async ({ args }) => {
    await expect(button("Remove title")).toHaveAccessibleDescription("From Positions.csv, current");
    await click("Remove title");
    await expect(last(args)?.jobTitle).toEqual({ ...NURSE.jobTitle, isUsed: false });
    await expect(field("Title")).toHaveValue("Pediatric Nurse");
    await waitFor(() => expect(box()).not.toHaveAccessibleName(/Pediatric Nurse/));
    await expect(screen.queryByText("Please check this")).not.toBeInTheDocument();
    await expect(button("Put back title")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(button("Remove title")).toHaveFocus();
    await says("Pediatric Nurse");
  },
};

export const Headline: Story = {
  name: "The figure's own tagline stays until the headline is used",
  tags: ["!dev"],
  play: async ({ args }) => {
    await says(HERO.spec.tagline);
    await expect(button("Use your headline")).toHaveAccessibleDescription(`“${NURSE.tagline?.value}”`);
    await click("Use your headline");
    await expect(field("Tagline")).toHaveValue(NURSE.tagline?.value);
    await says("Small patients, large bandages");
    await expect(button("Remove tagline")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(last(args)?.tagline?.isUsed).toBe(false);
    await expect(button("Use your headline")).toHaveFocus();
    await says(HERO.spec.tagline);
  },
};

export const SampleLook: Story = {
  name: "A note says that hair and face are the sample's",
  tags: ["!dev"],
  args: { design: withoutSampleText(sampleDesign("hero")) },
  play: async () => {
    await click("Use clothes");
    await says("scrubs");
    await expect(screen.getByText("Hair and face are still the sample’s.")).toBeVisible();
  },
};

export const Corrected: Story = {
  name: "Correcting an uncertain line uses it",
  tags: ["!dev"],
  args: { review: UNCERTAIN },
  play: async ({ args }) => {
    await expect(button("Use name")).toBeVisible();
    await expect(field("Name")).toHaveAccessibleDescription(/Please check this/);
    await userEvent.clear(field("Name"));
    await expect(screen.queryByRole("button", { name: "Use name" })).not.toBeInTheDocument();
    await userEvent.type(field("Name"), "กิตติพงษ์ ศรีสุข");
    await expect(button("Remove name")).toBeVisible();
    await expect(last(args)?.name).toEqual({ ...UNCERTAIN.name, value: "กิตติพงษ์ ศรีสุข", isUsed: true });
    await expect(field("Name")).not.toHaveAccessibleDescription(/Please check/);
    // The other line is still marked.
    await expect(field("Title")).toHaveAccessibleDescription(/Please check this/);
    await expect(button("Use title")).toBeVisible();
  },
};

export const Swapped: Story = {
  name: "Another accessory brings its label and can be swapped back",
  tags: ["!dev"],
  play: async ({ args, step }) => {
    const swap = (place: number) => button(`Swap accessory ${place}`);
    const alternatives = (place: number) => screen.getByRole("group", { name: `Swap accessory ${place}` });
    const radio = (place: number, name: string | RegExp) => within(alternatives(place)).queryByRole("radio", { name });
    const choose = (name: string) => userEvent.click(radio(2, name) as HTMLElement);
    await step("Open the alternatives of the second accessory", async () => {
      swap(2).scrollIntoView({ block: "end" });
      await userEvent.click(swap(2));
      await expect(swap(2)).toHaveAttribute("aria-expanded", "true");
      await expect(within(alternatives(2)).getAllByRole("radio")).toHaveLength(5);
      // Alternatives that open below the viewport are scrolled into view.
      await expect(alternatives(2).getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
      await expect(radio(2, "Book of Patient Education")).toBeChecked();
    });
    await step("Correct its label, and choose another accessory, then the first again", async () => {
      await userEvent.type(field("Accessory 2"), "!");
      await choose("Flask of Vaccination");
      await expect(field("Accessory 2")).toHaveValue("Flask of Vaccination");
      await expect(last(args)?.accessories?.value[1]).toEqual({ kind: "flask", label: "Flask of Vaccination" });
      await choose("Book of Patient Education!");
      await expect(field("Accessory 2")).toHaveValue("Book of Patient Education!");
    });
    await step("An accessory that is already used is not offered for another place", async () => {
      await userEvent.click(swap(1));
      await expect(radio(1, /^Book/)).not.toBeInTheDocument();
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
    await expect(screen.queryByRole("button", { name: "Remove special skills" })).not.toBeInTheDocument();
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

export const CredentialsApart: Story = {
  name: "Credentials are used on request",
  tags: ["!dev"],
  play: async ({ args }) => {
    await expect(box()).not.toHaveAccessibleName(/RN, CPN/);
    await click("Use credentials");
    await expect(last(args)?.credentials?.isUsed).toBe(true);
    await says("Tomás Herrera, RN, CPN");
    await userEvent.type(field("Name"), " de la Torre y Mendoza");
    await expect(
      screen.getByText("With them, your name is over 40 characters, so they won't be on the box."),
    ).toBeVisible();
  },
};

export const Used: Story = {
  name: "“Use these” explains that nothing is used",
  tags: ["!dev"],
  args: { review: { name: { value: "Kofi Mensah", source: "Profile.csv", isUsed: false }, gaps: [] } },
  play: async ({ args }) => {
    await click("Use these");
    await expect(screen.getByText("Use at least one line")).toBeVisible();
    await expect(args.onUse).not.toHaveBeenCalled();
    await expect(button("Use these")).toHaveFocus();
    await click("Use name");
    await expect(screen.queryByText("Use at least one line")).not.toBeInTheDocument();
    await click("Use these");
    await expect(args.onUse).toHaveBeenCalledWith(
      expect.objectContaining({ spec: { ...HERO.spec, name: "Kofi Mensah" } }),
    );
    await click("Cancel");
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onUse).toHaveBeenCalledTimes(1);
  },
};
