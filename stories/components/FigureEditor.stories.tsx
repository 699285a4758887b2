import type { Meta, StoryObj } from "@storybook/react-vite";
import { useReducer, useRef } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  EditorStrip,
  EditorToolbar,
  editingReducer,
  FigureEditor,
  type FigureEditorProps,
  startEditing,
  surpriseFigureSpec,
  toFigureDesign,
} from "../../src/index.ts";
import { MAYA } from "../people.ts";
import { ForceState } from "../pseudo-states.tsx";

const HERO = toFigureDesign({
  spec: MAYA,
  industry: "Technology",
  skills: ["Systems design", "Debugging", "Mentoring", "Calm on call"],
});
const VILLAIN = toFigureDesign({
  spec: {
    type: "villain",
    name: "Diego Alvarado",
    jobTitle: "Site Reliability Engineer",
    tagline: "It was DNS. It was always me.",
    hair: "mohawk",
    hairColor: "rose",
    skin: "almond",
    outfit: "hoodie",
    outfitColor: "violet",
    palette: "night",
    background: "grid",
  },
  industry: "Technology",
  skills: ["Postmortems"],
});

/** Holds design, history and locks as a page does, with the tools above. */
function Bench({ design: first, onDesignChange, locks: firstLocks = [], onLocksChange, ...rest }: FigureEditorProps) {
  const [{ present: design, past, future, locks }, dispatch] = useReducer(editingReducer, undefined, () => ({
    ...startEditing(first),
    locks: firstLocks,
  }));
  const seed = useRef(0);
  return (
    <div className="pf:grid pf:gap-4">
      <EditorToolbar
        canUndo={past.length > 0}
        canRedo={future.length > 0}
        onUndo={() => dispatch({ type: "undo" })}
        onRedo={() => dispatch({ type: "redo" })}
        onSurprise={() =>
          dispatch({
            type: "edit",
            design: { ...design, spec: surpriseFigureSpec(++seed.current, design.spec, locks) },
          })
        }
      />
      <FigureEditor
        {...rest}
        design={design}
        onDesignChange={(next, step) => {
          dispatch({ type: "edit", design: next, mergeKey: step });
          onDesignChange(next, step);
        }}
        locks={locks}
        onLocksChange={(next) => {
          dispatch({ type: "lock", locks: next });
          onLocksChange?.(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: "Figure editor/FigureEditor",
  component: FigureEditor,
  parameters: { alsoKnownAs: ["customizer", "character creator", "avatar builder"] },
  args: { design: HERO, onDesignChange: fn(), onLocksChange: fn() },
  // The story holds it, as a page does.
  argTypes: {
    design: { control: false },
    defaultTab: { control: "select", options: ["person", "outfit", "gear", "box", "words"] },
  },
  render: (args) => <Bench {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 760 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FigureEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const group = (name: string) => within(screen.getByRole("group", { name }));
/** A group further down its tab, which follows when there is time. */
const findGroup = async (name: string) => within(await screen.findByRole("group", { name }));
/** A group that is folded where there is little room. */
async function findUnfolded(name: string) {
  const options = await findGroup(name);
  const unfold = options.queryByRole("button", { expanded: false });
  if (unfold) await userEvent.click(unfold);
  return options;
}
const search = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Find a look or a thing" });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const openTab = (name: string) => userEvent.click(screen.getByRole("tab", { name }));

const SAMPLE = ["name", "jobTitle", "industry", "skills"] as const;

export const Playground: Story = {
  args: { sampleDetails: SAMPLE, defaultTab: "person", onCopyLink: fn() },
};

/** Nothing was edited yet. */
export const AllSampleDetails: Story = { args: { sampleDetails: SAMPLE, onUseOwnDetails: fn(), defaultTab: "words" } };
/** The person has given a name and a title; the rest is the sample's. */
export const SomeSampleDetails: Story = { args: { sampleDetails: ["industry", "skills"], onUseOwnDetails: fn() } };
export const WordsTabWithCopyLink: Story = { args: { onCopyLink: fn(), defaultTab: "words" } };
export const OutfitTab: Story = { args: { defaultTab: "outfit" } };
export const GearTab: Story = { args: { defaultTab: "gear" } };
export const BoxTab: Story = { args: { defaultTab: "box" } };

/** A hat is not worn over a turban, which has a color of its own: the hats say why. */
export const HeadCovered: Story = {
  args: { design: toFigureDesign({ ...HERO, spec: { ...HERO.spec, hair: "turban", wrap: "mustard" } }) },
  play: async () => {
    await expect((await findGroup("Head covering color")).getByRole("radio", { name: "Mustard" })).toBeChecked();
    await openTab("Outfit");
    const hat = await findGroup("Hat");
    const hardHat = hat.getByRole("radio", { name: "Hard hat" });
    await expect(hardHat).toBeDisabled();
    await expect(hardHat).toHaveAccessibleDescription("A turban leaves no room for a hard hat.");
    await userEvent.click(hat.getByText(/^Why \d+ of these cannot be worn now$/));
    await expect(hat.getByText("A turban leaves no room for a hard hat.")).toBeVisible();
    await expect(hat.getByRole("radio", { name: "None" })).toBeEnabled();
  },
};

export const States: Story = {
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1180 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => (
    <div className="pf:grid pf:grid-cols-1 pf:items-start pf:gap-6 pf:lg:grid-cols-2">
      <FigureEditor {...args} sampleDetails={SAMPLE} onUseOwnDetails={fn()} defaultTab="gear" locks={["accessory-1"]} />
      <FigureEditor {...args} design={VILLAIN} defaultTab="box" locks={["palette"]} />
      <div className="pf:grid pf:grid-cols-1 pf:gap-2">
        <p className="pf:text-muted pf:text-small">
          The first choice focused, the third under the pointer, its lock pressed
        </p>
        <ForceState
          focus="label:nth-of-type(1) input[type=radio]"
          hover="label:nth-of-type(3) input[type=radio]"
          pressed="[data-slot=lock]"
        >
          <FigureEditor {...args} />
        </ForceState>
      </div>
    </div>
  ),
};

/** The notice says that the details are a sample’s, so nobody thinks that their profile was read. */
export const Do: Story = { tags: ["!dev"], args: { sampleDetails: SAMPLE, defaultTab: "words" } };

/** Without `sampleDetails` the editor calls invented details the person’s own. */
export const Dont: Story = { tags: ["!dev"], args: { defaultTab: "words" } };

/** Every field at its limit: the counter says so in words. */
export const LongText: Story = {
  args: {
    defaultTab: "words",
    design: toFigureDesign({
      spec: {
        ...HERO.spec,
        name: "Dr. Anneliese Wilhelmina von Hohensteinn",
        jobTitle: "Deputy Assistant Vice President of Synchronising",
        tagline: "I have read the minutes, the footnotes and the appendix to the footnote.",
      },
      industry: "Cross-functional alignment consultancies",
      skills: Array.from({ length: 6 }, (_, i) => `${i + 1}. Unreasonable dependability!!`),
    }),
  },
  play: async () => {
    await expect(screen.getAllByText("40 characters: no more fit.")).toHaveLength(2);
    await expect(field("Special Skills")).toHaveAttribute("readonly");
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    defaultTab: "words",
    design: toFigureDesign({
      spec: { ...HERO.spec, name: "مايا أوكونكو", jobTitle: "مهندسة برمجيات", tagline: "تنجز يوم الجمعة." },
      industry: "التقنية",
      skills: ["تصميم الأنظمة", "Debugging"],
    }),
    labels: {
      heading: "اجعلها لك",
      edited: "بياناتك",
      name: "الاسم",
      jobTitle: "المسمى",
      tagline: "الشعار",
      taglineHelp: "يُطبع أسفل العلبة.",
      skills: "مهارات",
      skillsHelp: "ست على الأكثر.",
      addSkill: "أضف مهارة",
      industry: "المجال",
      person: "الشخص",
      outfit: "الملابس",
      gear: "العدة",
      box: "العلبة",
      words: "الكلمات",
      locksHelp: "القفل يحفظ اختيارك.",
    },
  },
};

export const ChosenByArrows: Story = {
  name: "Arrow keys choose along an option group, and its head tells the choice",
  args: { onDesignChange: fn() },
  play: async ({ args, step }) => {
    const skin = group("Skin");
    await step("Tab to the chosen skin from the lock before it", async () => {
      screen.getByRole("button", { name: "Lock skin" }).focus();
      await userEvent.tab();
      await expect(skin.getByRole("radio", { name: "Chestnut" })).toHaveFocus();
    });
    await step("Right arrow chooses the next", async () => {
      await userEvent.keyboard("{ArrowRight}");
      await expect(skin.getByRole("radio", { name: "Umber" })).toBeChecked();
      await expect(skin.getByRole("radio", { name: "Umber" })).toHaveFocus();
      await expect(skin.getByText("Umber", { selector: "p" })).toBeVisible();
      await expect(args.onDesignChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ spec: expect.objectContaining({ skin: "umber" }) }),
        undefined,
      );
    });
    await step("One more Tab leaves the group", async () => {
      await userEvent.tab();
      // Where there is little room, the button that unfolds the next one comes before its lock.
      await expect(screen.getByRole("group", { name: "Build" })).toContainElement(
        document.activeElement as HTMLElement,
      );
    });
  },
};

export const UndoneInSteps: Story = {
  name: "Undo takes back typing as a whole, then the choice before it",
  args: { defaultTab: "box" },
  play: async ({ step }) => {
    await step("Choose a palette, then type a name", async () => {
      await userEvent.click(group("Palette").getByRole("radio", { name: "Sky" }));
      await userEvent.clear(field("Name"));
      await userEvent.type(field("Name"), "Ada Lovelace");
      await expect(field("Name")).toHaveValue("Ada Lovelace");
    });
    await step("Undo: the name before", async () => {
      await click("Undo");
      await expect(field("Name")).toHaveValue("Maya Okonkwo");
      await expect(group("Palette").getByRole("radio", { name: "Sky" })).toBeChecked();
    });
    await step("Undo: the palette before; the button keeps its focus with nothing left", async () => {
      await click("Undo");
      await expect(group("Palette").getByRole("radio", { name: "Cobalt" })).toBeChecked();
      const undo = screen.getByRole("button", { name: "Undo" });
      await expect(undo).toHaveAttribute("aria-disabled", "true");
      await expect(undo).toHaveFocus();
    });
    await step("Redo twice: both are back", async () => {
      await click("Redo");
      await click("Redo");
      await expect(field("Name")).toHaveValue("Ada Lovelace");
      await expect(group("Palette").getByRole("radio", { name: "Sky" })).toBeChecked();
    });
  },
};

export const LocksHold: Story = {
  name: "Surprise me leaves locked option groups, the name and the title alone",
  args: { defaultTab: "box" },
  play: async ({ step }) => {
    const chosen = (name: string) =>
      group(name)
        .getAllByRole<HTMLInputElement>("radio")
        .find(({ checked }) => checked)?.value;
    await step("Lock the pattern", async () => {
      const lock = screen.getByRole("button", { name: "Lock pattern" });
      await expect(lock).toHaveAttribute("aria-pressed", "false");
      await userEvent.click(lock);
      await expect(lock).toHaveAttribute("aria-pressed", "true");
    });
    await step("Ten surprises", async () => {
      const seen = new Set<string | undefined>();
      for (let time = 0; time < 10; time++) {
        await click("Surprise me");
        await findGroup("Pose");
        seen.add(chosen("Pose"));
        await expect(chosen("Pattern")).toBe("rays");
      }
      await expect(seen.size).toBeGreaterThan(1);
      await expect(field("Name")).toHaveValue("Maya Okonkwo");
      await expect(field("Title")).toHaveValue("Senior Software Engineer");
    });
  },
};

export const TypedInTheMiddle: Story = {
  name: "Typing keeps the caret, the spaces and the limit",
  args: { defaultTab: "words", onDesignChange: fn() },
  play: async ({ args, step }) => {
    const name = field("Name");
    const changedName = () => (args.onDesignChange as ReturnType<typeof fn>).mock.lastCall?.[0].spec.name;
    await step("A space at the end stays in the field and is not part of the name", async () => {
      await userEvent.clear(name);
      await userEvent.type(name, "Ada ");
      await expect(name).toHaveValue("Ada ");
      await expect(changedName()).toBe("Ada");
    });
    await step("A letter in the middle leaves the caret behind it", async () => {
      await userEvent.clear(name);
      await userEvent.type(name, "Aa Lovelace");
      await userEvent.type(name, "d", { initialSelectionStart: 1, initialSelectionEnd: 1 });
      await expect(name).toHaveValue("Ada Lovelace");
      await expect(name.selectionStart).toBe(2);
    });
    await step("10,000 characters are cut to what fits, and the end stays", async () => {
      await userEvent.type(name, " ", { initialSelectionStart: 3, initialSelectionEnd: 3 });
      name.setSelectionRange(4, 4);
      await userEvent.paste("x".repeat(10_000));
      await expect(name).toHaveValue(`Ada ${"x".repeat(27)} Lovelace`);
      await expect(name.selectionStart).toBe(31);
      // Counted when focus comes: a description that changed with each key would be read with each.
      name.blur();
      name.focus();
      await waitFor(() => expect(name).toHaveAccessibleDescription("40 of 40 characters"));
    });
    await step("A family is one character to a reader: it fits whole or not at all", async () => {
      await userEvent.clear(name);
      await userEvent.paste(`${"y".repeat(36)}👩‍👩‍👧‍👦`);
      await expect(name).toHaveValue("y".repeat(36));
    });
    await step("An emptied field is an empty name", async () => {
      await userEvent.clear(name);
      await expect(changedName()).toBe("");
    });
  },
};

export const AnnouncedNearTheLimit: Story = {
  name: "The counter is announced only when few characters are left",
  args: { defaultTab: "words" },
  play: async () => {
    const name = field("Name");
    const announcement = () =>
      name.closest("[data-slot=text-field]")?.parentElement?.querySelector("[aria-live]")?.textContent;
    await userEvent.clear(name);
    await userEvent.paste("x".repeat(34));
    await expect(announcement()).toBe("");
    await userEvent.type(name, "x");
    await expect(announcement()).toBe("5 characters left");
    await userEvent.type(name, "xxxxx");
    await expect(announcement()).toBe("40 characters: no more fit.");
  },
};

export const SkillsByKeyboard: Story = {
  name: "Skills are added and removed by keyboard, and focus stays in the list",
  args: { defaultTab: "words", onDesignChange: fn() },
  play: async ({ step }) => {
    const skills = field("Special Skills");
    const list = within(screen.getByRole("list", { name: "Special Skills" }));
    const names = () => list.queryAllByRole("listitem").map((item) => item.textContent);
    await step("Enter adds one, a comma the next", async () => {
      await userEvent.type(skills, "Rust{Enter}Postgres,");
      await expect(names()).toEqual(["Systems design", "Debugging", "Mentoring", "Calm on call", "Rust", "Postgres"]);
      await expect(skills).toHaveFocus();
      await expect(skills).toHaveValue("");
    });
    await step("Six are the limit", async () => {
      await expect(skills).toHaveAttribute("readonly");
      await expect(skills).toHaveAttribute("placeholder", "Six skills. That's the limit.");
    });
    await step("Backspace in the empty field takes the last one back", async () => {
      await userEvent.keyboard("{Backspace}");
      await expect(names()).toHaveLength(5);
      await expect(skills).toHaveFocus();
    });
    await step("Enter on a cross removes that skill; focus moves to the next cross", async () => {
      list.getByRole("button", { name: "Remove Debugging" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(names()).not.toContain("Debugging");
      await expect(list.getByRole("button", { name: "Remove Mentoring" })).toHaveFocus();
    });
    await step("Removing the last of the row moves focus to the one before", async () => {
      list.getByRole("button", { name: "Remove Rust" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(list.getByRole("button", { name: "Remove Calm on call" })).toHaveFocus();
    });
    await step("A skill that is there already is not added twice", async () => {
      await userEvent.type(skills, "mentoring{Enter}");
      await expect(names()).toHaveLength(3);
      await expect(screen.getByText("Mentoring is already on the list")).toBeInTheDocument();
    });
  },
};

export const NamesFollowPictures: Story = {
  name: "A new picture brings its name along, unless the name was written by hand",
  args: { defaultTab: "gear" },
  play: async ({ step }) => {
    await step("The belt becomes a trophy, and so does its name", async () => {
      await userEvent.click(group("Picture for accessory 1").getByRole("radio", { name: "Trophy" }));
      await expect(field("Accessory 1")).toHaveValue("Cup of Small Wins");
    });
    await step("A name written by hand stays", async () => {
      await click("Choose a picture for accessory 2");
      await userEvent.clear(field("Accessory 2"));
      await userEvent.type(field("Accessory 2"), "Rubber Duck");
      await userEvent.click(group("Picture for accessory 2").getByRole("radio", { name: "Flask" }));
      await expect(field("Accessory 2")).toHaveValue("Rubber Duck");
      await expect(field("Accessory 1")).toHaveValue("Cup of Small Wins");
    });
  },
};

export const FoundBySearch: Story = {
  name: "A search finds options of all groups, which are chosen where they are found",
  args: { onDesignChange: fn() },
  play: async ({ args, step }) => {
    const chosen = () => (args.onDesignChange as ReturnType<typeof fn>).mock.lastCall?.[0].spec;
    await step("A trade brings its clothes, its hat and its things, each below its group’s name", async () => {
      await userEvent.type(search(), "nurse");
      await expect(await screen.findByText("5 options in 3 groups")).toBeVisible();
      await expect(screen.queryByRole("tab")).not.toBeInTheDocument();
      await userEvent.click((await findGroup("Clothes")).getByRole("radio", { name: "Scrubs" }));
      await expect(chosen().outfit).toBe("scrubs");
      await expect(group("Clothes").getByRole("radio", { name: "Scrubs" })).toHaveFocus();
    });
    await step("A thing goes where a person says", async () => {
      await click("Choose a picture for accessory 3");
      await userEvent.click((await findGroup("Picture for accessory 3")).getByRole("radio", { name: "Stethoscope" }));
      await expect(chosen().accessories[2].kind).toBe("stethoscope");
    });
    await step("Escape brings the tabs back, and focus to the field", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(search()).toHaveValue("");
      await expect(search()).toHaveFocus();
      await expect(screen.getByRole("tab", { name: "Person" })).toBeVisible();
    });
    await step("What there is not is said, with what to do", async () => {
      await userEvent.type(search(), "zebra");
      await expect(await screen.findByText(/^Nothing found for “zebra”\. Try /)).toBeVisible();
      await click("Clear search");
      await expect(search()).toHaveFocus();
      await expect(screen.getByRole("tab", { name: "Person" })).toBeVisible();
    });
  },
};

/** What a search for “curly” shows. */
export const SearchResults: Story = {
  play: async () => {
    await userEvent.type(search(), "curly");
    await waitFor(() => expect(group("Hair and head coverings").getAllByRole("radio").length).toBeGreaterThan(5));
  },
};

export const SeveralOfOneKind: Story = {
  name: "Marks and aids are checkboxes: any of them together",
  args: { onDesignChange: fn() },
  play: async ({ args, step }) => {
    const chosen = () => (args.onDesignChange as ReturnType<typeof fn>).mock.lastCall?.[0].spec;
    await step("Two marks of the skin, named in the group’s head", async () => {
      const marks = await findGroup("Skin marks");
      await userEvent.click(marks.getByRole("checkbox", { name: "Freckles" }));
      await userEvent.click(marks.getByRole("checkbox", { name: "Vitiligo" }));
      await expect(marks.getByText("Freckles and Vitiligo")).toBeVisible();
      await expect(chosen()).toMatchObject({ freckles: true, vitiligo: true, mole: false });
    });
    await step("One lock holds the group", async () => {
      await click("Lock skin marks");
      await expect(args.onLocksChange).toHaveBeenLastCalledWith(["freckles", "vitiligo", "mole", "scar"]);
    });
    await step("A cochlear implant brings its colors", async () => {
      await expect(screen.queryByRole("group", { name: "Hearing aid color" })).not.toBeInTheDocument();
      const aids = await findGroup("Hearing and medical aids");
      await userEvent.click(aids.getByRole("checkbox", { name: "Cochlear implant" }));
      await userEvent.click((await findGroup("Hearing aid color")).getByRole("radio", { name: "Violet" }));
      await expect(chosen()).toMatchObject({ cochlearImplant: true, hearingColor: "violet" });
    });
  },
};

export const BeardFollowsHair: Story = {
  name: "A beard goes with the hair’s color until it has one of its own",
  args: { onDesignChange: fn() },
  play: async ({ args }) => {
    const chosen = () => (args.onDesignChange as ReturnType<typeof fn>).mock.lastCall?.[0].spec;
    const hair = await findGroup("Hair color");
    await userEvent.click(hair.getByRole("radio", { name: "Ginger" }));
    await expect(chosen()).toMatchObject({ hairColor: "ginger", beardColor: "ginger" });
    await expect(screen.queryByRole("group", { name: "Facial hair color" })).not.toBeInTheDocument();
    await userEvent.click((await findUnfolded("Facial hair")).getByRole("radio", { name: "Beard" }));
    await userEvent.click((await findUnfolded("Facial hair color")).getByRole("radio", { name: "White" }));
    await userEvent.click(hair.getByRole("radio", { name: "Black" }));
    await expect(chosen()).toMatchObject({ hairColor: "black", beardColor: "white" });
  },
};

export const FoldedGroups: Story = {
  name: "Where there is little room, the finer option groups unfold on a click; those that include people are open",
  args: {
    sampleDetails: SAMPLE,
    onUseOwnDetails: fn(),
    onCopyLink: fn(),
    strip: (
      <EditorStrip spec={HERO.spec} isPaid={false}>
        <EditorToolbar
          canUndo
          canRedo={false}
          onUndo={() => {}}
          onRedo={() => {}}
          onSurprise={() => {}}
          variant="compact"
          labels={{ group: "Tools in the strip" }}
        />
      </EditorStrip>
    ),
  },
  globals: { viewport: { value: "narrow" } },
  play: async () => {
    for (const name of ["Skin", "Build", "Age", "Mobility", "Hair and head coverings"])
      await expect((await findGroup(name)).getAllByRole("radio").length).toBeGreaterThan(1);
    await expect(group("Hearing and medical aids").getAllByRole("checkbox").length).toBeGreaterThan(1);
    const nose = await findGroup("Nose");
    await expect(nose.queryByRole("radio")).not.toBeInTheDocument();
    await expect(nose.getByText("Button", { selector: "p" })).toBeVisible();
    const unfold = screen.getByRole("button", { name: "Show nose" });
    await expect(unfold).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(unfold);
    await expect(unfold).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(nose.getByRole("radio", { name: "Hooked" }));
    await expect(nose.getByRole("radio", { name: "Hooked" })).toBeChecked();
  },
};
