import type { Meta, StoryObj } from "@storybook/react-vite";
import { useReducer, useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { EditorToolbar, editingReducer, FigureEditor, type FigureEditorProps, startEditing } from "../../src/editor.ts";
import { FigureBox, surpriseFigureSpec, toFigureDesign } from "../../src/figure.ts";
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

/**
 * Manages the design, its history and the locks as a page would, with a toolbar above the editor. The lock buttons
 * appear after the first Surprise me.
 */
function Bench({ design: first, onDesignChange, locks: firstLocks = [], onLocksChange, ...rest }: FigureEditorProps) {
  const [hasLocks, setHasLocks] = useState(firstLocks.length > 0);
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
        onSurprise={() => {
          setHasLocks(true);
          dispatch({
            type: "edit",
            design: { ...design, spec: surpriseFigureSpec(++seed.current, design.spec, locks) },
          });
        }}
      />
      <FigureEditor
        {...rest}
        design={design}
        onDesignChange={(next, step) => {
          dispatch({ type: "edit", design: next, mergeKey: step });
          onDesignChange(next, step);
        }}
        locks={locks}
        onLocksChange={
          hasLocks
            ? (next) => {
                dispatch({ type: "lock", locks: next });
                onLocksChange?.(next);
              }
            : undefined
        }
      />
    </div>
  );
}

const meta = {
  title: "Figure editor/FigureEditor",
  component: FigureEditor,
  parameters: { alsoKnownAs: ["customizer", "character creator", "avatar builder"] },
  args: { design: HERO, onDesignChange: fn(), onLocksChange: fn() },
  // No control, because the story manages the design.
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
    // An editor is several screens high, so on a docs page it scrolls.
    (Story, { viewMode }) =>
      viewMode === "docs" ? (
        <div style={{ blockSize: "30rem", overflow: "auto" }}>
          <Story />
        </div>
      ) : (
        <Story />
      ),
  ],
} satisfies Meta<typeof FigureEditor>;
export default meta;
type Story = StoryObj<typeof meta>;

const group = (name: string) => within(screen.getByRole("group", { name }));
/** Waits for a group further down its tab, because those groups render later. */
const findGroup = async (name: string) => within(await screen.findByRole("group", { name }));
/** Finds a collapsed group and expands it. */
async function findUnfolded(name: string) {
  const options = await findGroup(name);
  const unfold = options.queryByRole("button", { expanded: false });
  if (unfold) await userEvent.click(unfold);
  return options;
}
const search = () => screen.getByRole<HTMLInputElement>("searchbox", { name: "Search looks and gear" });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>("textbox", { name });
const click = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const openTab = (name: string) => userEvent.click(screen.getByRole("tab", { name }));

/** The code to copy from the docs page. */
const CODE = `import { useReducer } from "react";
import { editingReducer, FigureEditor, startEditing } from "profigure/editor";
import { toFigureDesign } from "profigure/figure";

export function Example() {
  const [{ present: design, locks }, dispatch] = useReducer(editingReducer, toFigureDesign({}), startEditing);
  return (
    <FigureEditor
      design={design}
      onDesignChange={(next, mergeKey) => dispatch({ type: "edit", design: next, mergeKey })}
      locks={locks}
      onLocksChange={(next) => dispatch({ type: "lock", locks: next })}
    />
  );
}`;

export const Playground: Story = {
  args: { defaultTab: "person", onTabChange: fn() },
  parameters: { docs: { source: { code: CODE } } },
};

export const WordsTab: Story = { args: { defaultTab: "words" } };
export const OutfitTab: Story = { args: { defaultTab: "outfit" } };
export const GearTab: Story = { args: { defaultTab: "gear" } };
export const BoxTab: Story = { args: { defaultTab: "box" } };

/** Hats cannot be worn over a turban, so they are disabled and show the reason. The turban's color can be chosen. */
export const HeadCovered: Story = {
  args: { design: toFigureDesign({ ...HERO, spec: { ...HERO.spec, hair: "turban", wrap: "mustard" } }) },
  play: async () => {
    await expect((await findUnfolded("Head covering color")).getByRole("radio", { name: "Mustard" })).toBeChecked();
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

export const InTheOutline: Story = {
  name: "headingLevel sets the level of the section headings",
  tags: ["!dev"],
  args: { headingLevel: 4 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 4, name: "Skin and body" })).toBeVisible();
  },
};

export const BeardCovered: Story = {
  name: "The groups of hair and beard say why the beard is not drawn",
  tags: ["!dev"],
  args: { design: toFigureDesign({ ...HERO, spec: { ...HERO.spec, hair: "hijab", facialHair: "beard" } }) },
  play: async () => {
    const reason = "A hijab closes where a beard would be.";
    for (const name of ["Hair and head coverings", "Facial hair"]) {
      await expect((await findUnfolded(name)).getByText(reason)).toBeVisible();
      await expect(screen.getByRole("group", { name })).toHaveAccessibleDescription(reason);
    }
    const beards = group("Facial hair");
    await expect(beards.getByRole("radio", { checked: true })).toBeEnabled();
    for (const beard of beards.getAllByRole<HTMLInputElement>("radio").filter((radio) => radio.disabled))
      await expect(beard).toHaveAccessibleDescription(reason);
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
      <FigureEditor {...args} defaultTab="gear" locks={["accessory-1"]} />
      <FigureEditor {...args} design={VILLAIN} defaultTab="box" locks={["palette"]} />
      <div className="pf:grid pf:grid-cols-1 pf:gap-2">
        <p className="pf:text-muted pf:text-small">The first choice focused, the third hovered, its lock pressed</p>
        <ForceState
          focus="[data-slot=option]:nth-of-type(1) input[type=radio]"
          hover="[data-slot=option]:nth-of-type(3) input[type=radio]"
          pressed="[data-slot=lock]"
        >
          <FigureEditor {...args} />
        </ForceState>
      </div>
    </div>
  ),
};

/** The figure is next to the editor, so people see each choice at once. */
export const Do: Story = {
  tags: ["!dev"],
  render: (args) => (
    <div className="pf:grid pf:justify-items-center pf:gap-4">
      <FigureBox spec={HERO.spec} isPaid={false} isDecorative style={{ inlineSize: "8rem", blockSize: "auto" }} />
      <FigureEditor {...args} className="pf:w-full" />
    </div>
  ),
};

/** Without the figure, people see its parts in small pictures, but never the whole figure. */
export const Dont: Story = { tags: ["!dev"], render: (args) => <FigureEditor {...args} /> };

/** Every text has its maximum length, and the counters show that in words. */
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
  decorators: (story) => (
    <div dir="rtl" lang="ar">
      {story()}
    </div>
  ),
  args: {
    defaultTab: "words",
    design: toFigureDesign({
      spec: { ...HERO.spec, name: "مايا أوكونكو", jobTitle: "مهندسة برمجيات", tagline: "تنجز يوم الجمعة." },
      industry: "التقنية",
      skills: ["تصميم الأنظمة", "Debugging"],
    }),
    labels: {
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
  play: async () => {
    await expect(screen.getByRole("tabpanel")).toHaveStyle({ direction: "rtl" });
  },
};

export const OutfitColor: Story = {
  name: "An outfit brings its color until the person chooses one",
  tags: ["!dev"],
  args: { defaultTab: "outfit" },
  play: async () => {
    const choose = async (name: string) =>
      userEvent.click((await findUnfolded("Clothes")).getByRole("radio", { name }));
    const colors = await findUnfolded("Main color");
    await expect(colors.getByRole("radio", { name: "Teal" })).toBeChecked();
    await choose("Lab coat");
    await expect(colors.getByRole("radio", { name: "White" })).toBeChecked();
    await choose("Hoodie");
    await expect(colors.getByRole("radio", { name: "Cobalt" })).toBeChecked();
    await userEvent.click(colors.getByRole("radio", { name: "Lime" }));
    await choose("Lab coat");
    await expect(colors.getByRole("radio", { name: "Lime" })).toBeChecked();
  },
};

export const ChosenByArrows: Story = {
  name: "Arrow keys choose within an option group",
  tags: ["!dev"],
  args: { onDesignChange: fn() },
  play: async ({ args, step }) => {
    const skin = group("Skin");
    await step("Tab to the selected skin from the button before it", async () => {
      screen.getByRole("button", { name: "Skin options" }).focus();
      await userEvent.tab();
      await expect(skin.getByRole("radio", { name: "Chestnut" })).toHaveFocus();
    });
    await step("Right arrow selects the next one", async () => {
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
      await expect(screen.getByRole("button", { name: "Build options" })).toHaveFocus();
    });
  },
};

export const UndoneInSteps: Story = {
  name: "Undo reverts all typing as one step, then the choice before it",
  tags: ["!dev"],
  args: { defaultTab: "box" },
  play: async ({ step }) => {
    const chosen = async () => {
      await openTab("Box");
      return (await findUnfolded("Palette")).getByRole("radio", { checked: true });
    };
    await step("Choose a palette, then type a name", async () => {
      await userEvent.click((await findUnfolded("Palette")).getByRole("radio", { name: "Sky" }));
      await openTab("Words");
      await userEvent.clear(field("Name"));
      await userEvent.type(field("Name"), "Ada Lovelace");
      await expect(field("Name")).toHaveValue("Ada Lovelace");
    });
    await step("Undo restores the previous name", async () => {
      await click("Undo");
      await expect(field("Name")).toHaveValue("Maya Okonkwo");
    });
    await step("Undo restores the previous palette, and the button keeps focus", async () => {
      await click("Undo");
      const undo = screen.getByRole("button", { name: "Undo" });
      await expect(undo).toHaveAttribute("aria-disabled", "true");
      await expect(undo).toHaveFocus();
      await expect(await chosen()).toHaveAccessibleName("Cobalt");
    });
    await step("Redo twice restores both", async () => {
      await click("Redo");
      await click("Redo");
      await expect(await chosen()).toHaveAccessibleName("Sky");
      await openTab("Words");
      await expect(field("Name")).toHaveValue("Ada Lovelace");
    });
  },
};

export const LocksHold: Story = {
  name: "Surprise me leaves locked groups, the name and the title unchanged",
  tags: ["!dev"],
  args: { defaultTab: "box" },
  play: async ({ step }) => {
    const chosen = (name: string) =>
      group(name)
        .getAllByRole<HTMLInputElement>("radio")
        .find(({ checked }) => checked)?.value;
    const findLock = () => screen.queryByRole("button", { name: "Lock pattern" });
    await step("There are no locks before the first surprise", async () => {
      await findGroup("Pattern");
      await expect(findLock()).not.toBeInTheDocument();
      await click("Surprise me");
      await expect(findLock()).toBeVisible();
      await click("Undo");
    });
    await step("Lock the pattern", async () => {
      await findUnfolded("Pattern");
      await findUnfolded("Pose");
      const lock = screen.getByRole("button", { name: "Lock pattern" });
      await expect(lock).toHaveAttribute("aria-pressed", "false");
      await userEvent.click(lock);
      await expect(lock).toHaveAttribute("aria-pressed", "true");
    });
    await step("Press Surprise me ten times", async () => {
      const seen = new Set<string | undefined>();
      for (let time = 0; time < 10; time++) {
        await click("Surprise me");
        await findGroup("Pose");
        seen.add(chosen("Pose"));
        await expect(chosen("Pattern")).toBe("rays");
      }
      await expect(seen.size).toBeGreaterThan(1);
      await openTab("Words");
      await expect(field("Name")).toHaveValue("Maya Okonkwo");
      await expect(field("Title")).toHaveValue("Senior Software Engineer");
    });
  },
};

export const TypedInTheMiddle: Story = {
  name: "Typing preserves the caret and spaces, and stops at the limit",
  tags: ["!dev"],
  args: { defaultTab: "words", onDesignChange: fn() },
  play: async ({ args, step }) => {
    const name = field("Name");
    const changedName = () => (args.onDesignChange as ReturnType<typeof fn>).mock.lastCall?.[0].spec.name;
    await step("A space at the end stays in the field but is not part of the name", async () => {
      await userEvent.clear(name);
      await userEvent.type(name, "Ada ");
      await expect(name).toHaveValue("Ada ");
      await expect(changedName()).toBe("Ada");
    });
    await step("After a letter in the middle, the caret is behind it", async () => {
      await userEvent.clear(name);
      await userEvent.type(name, "Aa Lovelace");
      await userEvent.type(name, "d", { initialSelectionStart: 1, initialSelectionEnd: 1 });
      await expect(name).toHaveValue("Ada Lovelace");
      await expect(name.selectionStart).toBe(2);
    });
    await step("10,000 pasted characters are cut to fit, and the text after them stays", async () => {
      await userEvent.type(name, " ", { initialSelectionStart: 3, initialSelectionEnd: 3 });
      name.setSelectionRange(4, 4);
      await userEvent.paste("x".repeat(10_000));
      await expect(name).toHaveValue(`Ada ${"x".repeat(27)} Lovelace`);
      await expect(name.selectionStart).toBe(31);
      // The description has the count from when the field got focus, so that screen readers do not repeat it at each key.
      name.blur();
      name.focus();
      await waitFor(() => expect(name).toHaveAccessibleDescription("40 of 40 characters"));
    });
    await step("A family emoji is one character: it fits whole or not at all", async () => {
      await userEvent.clear(name);
      await userEvent.paste(`${"y".repeat(36)}👩‍👩‍👧‍👦`);
      await expect(name).toHaveValue("y".repeat(36));
    });
    await step("Clearing the field leaves it empty, and the box has a stand-in", async () => {
      await userEvent.clear(name);
      await expect(name).toHaveValue("");
      await expect(changedName()).toBe("Your Name");
    });
  },
};

export const AnnouncedNearTheLimit: Story = {
  name: "The counter shows at 80 % and is announced from five left",
  tags: ["!dev"],
  args: { defaultTab: "words" },
  play: async () => {
    const name = field("Name");
    const announcement = () =>
      name.closest("[data-slot=text-field]")?.parentElement?.querySelector("[aria-live]")?.textContent;
    const counter = () => name.closest("[data-slot=text-field]")?.firstElementChild?.textContent;
    await userEvent.clear(name);
    await userEvent.paste("x".repeat(31));
    await expect(counter()).toBe("Name");
    await userEvent.type(name, "x");
    await expect(counter()).toContain("32/40");
    await userEvent.type(name, "xx");
    await expect(announcement()).toBe("");
    await userEvent.type(name, "x");
    await expect(announcement()).toBe("5 characters left");
    await userEvent.type(name, "xxxxx");
    await expect(announcement()).toBe("40 characters: no more fit.");
  },
};

export const SkillsByKeyboard: Story = {
  name: "People can add and remove skills by keyboard without losing focus",
  tags: ["!dev"],
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
    await step("After six skills, the field accepts no more", async () => {
      await expect(skills).toHaveAttribute("readonly");
      await expect(skills).toHaveAttribute("placeholder", "Six skills. That's the limit.");
    });
    await step("Backspace in the empty field removes the last skill", async () => {
      await userEvent.keyboard("{Backspace}");
      await expect(names()).toHaveLength(5);
      await expect(skills).toHaveFocus();
    });
    await step("Enter on a remove button removes the skill and focuses the next button", async () => {
      list.getByRole("button", { name: "Remove Debugging" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(names()).not.toContain("Debugging");
      await expect(list.getByRole("button", { name: "Remove Mentoring" })).toHaveFocus();
    });
    await step("Removing the last skill moves focus to the one before", async () => {
      list.getByRole("button", { name: "Remove Rust" }).focus();
      await userEvent.keyboard("{Enter}");
      await expect(list.getByRole("button", { name: "Remove Calm on call" })).toHaveFocus();
    });
    await step("The same skill is not added twice", async () => {
      await userEvent.type(skills, "mentoring{Enter}");
      await expect(names()).toHaveLength(3);
      await expect(screen.getByText("Mentoring is already on the list")).toBeInTheDocument();
    });
  },
};

export const NamesFollowPictures: Story = {
  name: "A new picture changes the accessory’s name, except a typed one",
  tags: ["!dev"],
  args: { defaultTab: "gear" },
  play: async ({ step }) => {
    await step("The belt and its name become a trophy", async () => {
      await userEvent.click(group("Picture for accessory 1").getByRole("radio", { name: "Trophy" }));
      await expect(field("Accessory 1")).toHaveValue("Cup of Small Wins");
    });
    await step("A typed name stays", async () => {
      await click("Choose accessory 2");
      await userEvent.clear(field("Accessory 2"));
      await userEvent.type(field("Accessory 2"), "Rubber Duck");
      await userEvent.click(group("Picture for accessory 2").getByRole("radio", { name: "Flask" }));
      await expect(field("Accessory 2")).toHaveValue("Rubber Duck");
      await expect(field("Accessory 1")).toHaveValue("Cup of Small Wins");
    });
  },
};

export const FoundBySearch: Story = {
  name: "A search finds options of all groups",
  tags: ["!dev"],
  args: { onDesignChange: fn() },
  play: async ({ args, step }) => {
    const chosen = () => (args.onDesignChange as ReturnType<typeof fn>).mock.lastCall?.[0].spec;
    await step("A profession finds its clothes, hat and accessories, each in its group", async () => {
      await userEvent.type(search(), "nurse");
      await expect(await screen.findByText("5 options in 3 groups")).toBeVisible();
      await expect(screen.queryByRole("tab")).not.toBeInTheDocument();
      await userEvent.click((await findGroup("Clothes")).getByRole("radio", { name: "Scrubs" }));
      await expect(chosen().outfit).toBe("scrubs");
      await expect(group("Clothes").getByRole("radio", { name: "Scrubs" })).toHaveFocus();
    });
    await step("A found accessory replaces the selected accessory", async () => {
      await click("Choose accessory 3");
      await userEvent.click((await findGroup("Picture for accessory 3")).getByRole("radio", { name: "Stethoscope" }));
      await expect(chosen().accessories[2].kind).toBe("stethoscope");
    });
    await step("Escape shows the tabs again and focuses the field", async () => {
      await userEvent.keyboard("{Escape}");
      await expect(search()).toHaveValue("");
      await expect(search()).toHaveFocus();
      await expect(screen.getByRole("tab", { name: "Person" })).toBeVisible();
    });
    await step("A search without a match suggests what to do", async () => {
      await userEvent.type(search(), "zebra");
      await expect(await screen.findByText(/^No match for “zebra”\. Try /)).toBeVisible();
      await click("Clear search");
      await expect(search()).toHaveFocus();
      await expect(screen.getByRole("tab", { name: "Person" })).toBeVisible();
    });
  },
};

/** The results of a search for “curly”. */
export const SearchResults: Story = {
  play: async () => {
    await userEvent.type(search(), "curly");
    await waitFor(() => expect(group("Hair and head coverings").getAllByRole("radio").length).toBeGreaterThan(5));
  },
};

export const SeveralOfOneKind: Story = {
  name: "Marks and aids are checkboxes, so people can combine them",
  tags: ["!dev"],
  args: { onDesignChange: fn() },
  play: async ({ args, step }) => {
    const chosen = () => (args.onDesignChange as ReturnType<typeof fn>).mock.lastCall?.[0].spec;
    await step("The group’s header names two selected skin marks", async () => {
      const marks = await findUnfolded("Skin marks");
      await userEvent.click(marks.getByRole("checkbox", { name: "Freckles" }));
      await userEvent.click(marks.getByRole("checkbox", { name: "Vitiligo" }));
      await expect(marks.getByText("Freckles and Vitiligo")).toBeVisible();
      await expect(chosen()).toMatchObject({ freckles: true, vitiligo: true, mole: false });
    });
    await step("None removes both", async () => {
      const marks = group("Skin marks");
      const none = marks.getByRole("checkbox", { name: "None" });
      await expect(none).not.toBeChecked();
      await userEvent.click(none);
      await expect(none).toBeChecked();
      await expect(chosen()).toMatchObject({ freckles: false, vitiligo: false });
      await userEvent.click(none);
      await expect(none).toBeChecked();
    });
    await step("One button locks the whole group", async () => {
      await click("Surprise me");
      await click("Lock skin marks");
      await expect(args.onLocksChange).toHaveBeenLastCalledWith(["freckles", "vitiligo", "mole", "scar"]);
    });
    await step("With a cochlear implant, people can choose its color", async () => {
      await expect(screen.queryByRole("group", { name: "Hearing aid color" })).not.toBeInTheDocument();
      const aids = await findUnfolded("Hearing and medical aids");
      await userEvent.click(aids.getByRole("checkbox", { name: "Cochlear implant" }));
      await userEvent.click((await findUnfolded("Hearing aid color")).getByRole("radio", { name: "Violet" }));
      await expect(chosen()).toMatchObject({ cochlearImplant: true, hearingColor: "violet" });
    });
  },
};

export const BeardFollowsHair: Story = {
  name: "A beard changes color with the hair until it has another color",
  tags: ["!dev"],
  args: { onDesignChange: fn() },
  play: async ({ args }) => {
    const chosen = () => (args.onDesignChange as ReturnType<typeof fn>).mock.lastCall?.[0].spec;
    const hair = await findUnfolded("Hair color");
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
  name: "The first group of each section is open, and the others expand",
  tags: ["!dev"],
  play: async () => {
    for (const name of ["Skin", "Mobility", "Hair and head coverings", "Expression", "Glasses"])
      await expect((await findGroup(name)).getAllByRole("radio").length).toBeGreaterThan(1);
    await expect(group("Age").queryByRole("radio")).not.toBeInTheDocument();
    const nose = await findGroup("Nose");
    await expect(nose.queryByRole("radio")).not.toBeInTheDocument();
    await expect(nose.getByText("Button", { selector: "p" })).toBeVisible();
    const unfold = screen.getByRole("button", { name: "Nose options" });
    await expect(unfold).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(unfold);
    await expect(unfold).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(nose.getByRole("radio", { name: "Hooked" }));
    await expect(nose.getByRole("radio", { name: "Hooked" })).toBeChecked();
  },
};

/** Returns the number of lines that a word is broken into. */
function linesOf(text: Node, word: RegExpExecArray): number {
  const range = document.createRange();
  range.setStart(text, word.index);
  range.setEnd(text, word.index + word[0].length);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}

/** Returns the words in captions that are broken or extend out of their group. */
function badCaptions(): string[] {
  return [...document.querySelectorAll("[data-slot=figure-editor-group] [data-slot=option] bdi")].flatMap((caption) => {
    const text = caption.firstChild;
    const edge = caption.closest("[data-slot=figure-editor-group]")?.getBoundingClientRect();
    if (!text || !edge) return [];
    const { left, right } = caption.getBoundingClientRect();
    const isOut = left < edge.left || right > edge.right;
    // A word may break at a hyphen.
    const words = [...(text.textContent ?? "").matchAll(/[^\s-]+-?/g)];
    return words.filter((word) => isOut || linesOf(text, word as RegExpExecArray) > 1).map(([word]) => word);
  });
}

/** Returns the captions that overlap a neighboring caption. */
function touchingCaptions(): string[] {
  return [...document.querySelectorAll("[data-slot=figure-editor-group] [data-slot=option]")].flatMap((option) => {
    const box = (one: Element | null | undefined) => one?.querySelector("bdi")?.getBoundingClientRect();
    const own = box(option);
    const next = box(option.nextElementSibling);
    return own && next && Math.abs(own.top - next.top) < 2 && own.right > next.left ? [option.textContent ?? ""] : [];
  });
}

const captionsAreWhole: Story["play"] = async ({ step }) => {
  for (const name of ["Person", "Outfit", "Gear", "Box"])
    await step(name, async () => {
      await openTab(name);
      // Waits for the later sections, which are not in the first render.
      if (name === "Person") await findGroup("Makeup and jewelry");
      for (const unfold of screen.queryAllByRole("button", { name: / options$/, expanded: false }))
        await userEvent.click(unfold);
      await expect(document.querySelectorAll("[data-slot=option] bdi").length).toBeGreaterThan(15);
      await expect(badCaptions()).toEqual([]);
      await expect(touchingCaptions()).toEqual([]);
    });
};

export const CaptionsOnPhone: Story = {
  name: "No caption breaks inside a word on a phone",
  tags: ["!dev"],
  args: { design: toFigureDesign({ ...HERO, spec: { ...HERO.spec, facialHair: "beard", hearingAid: true } }) },
  globals: { viewport: { value: "phone" } },
  play: captionsAreWhole,
};

export const CaptionsOnSmallPhone: Story = {
  ...CaptionsOnPhone,
  name: "No caption breaks inside a word at 320 px",
  tags: ["!dev"],
  args: { design: VILLAIN },
  globals: { viewport: { value: "narrow" } },
  play: captionsAreWhole,
};
