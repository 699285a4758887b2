import type { Meta, StoryObj } from "@storybook/react-vite";
import { useReducer, useRef, useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { EditorToolbar, editingReducer, FigureEditor, type FigureEditorProps, startEditing } from "../../src/editor.ts";
import { FigureBox, surpriseFigureSpec, toFigureDesign } from "../../src/figure.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { MAYA } from "../people.ts";
import { forced } from "../pseudo-states.tsx";
import { states } from "../states.tsx";

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
    atWidth(760),
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

export const States: Story = {
  parameters: { maxWidth: 1180 },
  render: (args) =>
    states(
      {
        Gear: <FigureEditor {...args} defaultTab="gear" locks={["accessory-1"]} />,
        "A villain’s box": <FigureEditor {...args} design={VILLAIN} defaultTab="box" locks={["palette"]} />,
        "The first choice focused, the third hovered, its lock pressed": forced(
          {
            focus: "[data-slot=option]:nth-of-type(1) input[type=radio]",
            hover: "[data-slot=option]:nth-of-type(3) input[type=radio]",
            pressed: "[data-slot=lock]",
          },
          <FigureEditor {...args} />,
        ),
      },
      "32rem",
    ),
};

/** The figure is next to the editor, so people see each choice at once. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  render: (args) => (
    <div className="pf:grid pf:justify-items-center pf:gap-4">
      <FigureBox spec={HERO.spec} isPaid={false} isDecorative style={{ inlineSize: "8rem", blockSize: "auto" }} />
      <FigureEditor {...args} className="pf:w-full" />
    </div>
  ),
};

/** Without the figure, people see its parts in small pictures, but never the whole figure. */
export const Dont: Story = { tags: ["!dev", "!test"], render: (args) => <FigureEditor {...args} /> };

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
};

export const RightToLeft: Story = {
  decorators: rightToLeft("ar"),
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
      const scrubs = (await findGroup("Clothes")).getByRole("radio", { name: "Scrubs" });
      await userEvent.click(scrubs);
      await expect(chosen()).toMatchObject({ outfit: "scrubs" });
      await expect(scrubs).toHaveFocus();
    });
    await step("A found accessory replaces the selected accessory", async () => {
      await click("Choose accessory 3");
      await userEvent.click((await findGroup("Picture for accessory 3")).getByRole("radio", { name: "Stethoscope" }));
      await expect(chosen().accessories[2]).toEqual({ kind: "stethoscope", label: "Stethoscope of Truth" });
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
  args: { onDesignChange: fn(), locks: ["freckles"] },
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
    });
    await step("One button locks the whole group", async () => {
      await click("Lock skin marks");
      await expect(screen.getByRole("button", { name: "Lock skin marks", pressed: true })).toHaveFocus();
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

export const FoldedGroups: Story = {
  name: "The first group of each section is open, and the others expand",
  tags: ["!dev"],
  args: { headingLevel: 4 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 4, name: "Skin and body" })).toBeVisible();
    for (const name of ["Skin", "Mobility", "Hair and head coverings", "Expression", "Glasses"])
      await expect((await findGroup(name)).getAllByRole("radio").length).toBeGreaterThan(1);
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

/** Whether a word is broken into several lines, except at a hyphen. */
function hasBrokenWord(text: Node | null): boolean {
  const range = document.createRange();
  return [...(text?.textContent ?? "").matchAll(/[^\s-]+-?/g)].some(({ 0: word, index }) => {
    range.setStart(text as Node, index);
    range.setEnd(text as Node, index + word.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
  });
}

/** Returns the captions with a broken word, and those that touch a neighbor or leave their group. */
const badCaptions = (): (string | null)[] =>
  [...document.querySelectorAll("[data-slot=figure-editor-group]")].flatMap((group) => {
    const edge = group.getBoundingClientRect();
    const captions = [...group.querySelectorAll("[data-slot=option] bdi")];
    return captions.flatMap((caption, at) => {
      const { top, left, right } = caption.getBoundingClientRect();
      const next = captions[at + 1]?.getBoundingClientRect();
      const isTouching = next !== undefined && Math.abs(top - next.top) < 2 && right > next.left;
      const isOut = left < edge.left || right > edge.right;
      return isTouching || isOut || hasBrokenWord(caption.firstChild) ? caption.textContent : [];
    });
  });

export const Captions: Story = {
  name: "No caption breaks inside a word on a phone",
  tags: ["!dev"],
  args: { design: toFigureDesign({ ...HERO, spec: { ...HERO.spec, facialHair: "beard", hearingAid: true } }) },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvasElement, step }) => {
    for (const name of ["Person", "Outfit", "Gear", "Box"])
      await step(name, async () => {
        await openTab(name);
        // Waits for the later sections, which are not in the first render.
        if (name === "Person") await findGroup("Makeup and jewelry");
        for (const unfold of screen.queryAllByRole("button", { name: / options$/, expanded: false }))
          await userEvent.click(unfold);
        await expect(document.querySelectorAll("[data-slot=option] bdi").length).toBeGreaterThan(15);
        // 390 px wide, then as narrow as on a phone of 320 px.
        for (const narrower of ["", "70px"]) {
          canvasElement.style.marginInlineEnd = narrower;
          await expect(badCaptions()).toEqual([]);
        }
      });
  },
};
