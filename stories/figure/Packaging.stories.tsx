import type { Meta, StoryObj } from "@storybook/react-vite";
import { BACKGROUNDS } from "../../src/figure/parts/background/options.ts";
import { PACKAGINGS } from "../../src/figure/parts/packaging/options.ts";
import { accessoryTitle } from "../../src/figure/schema/accessory.ts";
import { FIELDS } from "../../src/figure/schema/fields.ts";
import { FigureBox, type FigureSpec } from "../../src/figure.ts";
import { MAYA, TOMAS, VIKTOR } from "../people.ts";
import { SHEETS } from "./GallerySheet.tsx";
import { Sheet } from "./sheet.tsx";

const meta = {
  title: "Gallery/Box and accessories",
  component: FigureBox,
  tags: ["!test"],
  args: { spec: MAYA, isPaid: true },
} satisfies Meta<typeof FigureBox>;
export default meta;
type Story = StoryObj<typeof meta>;

const STATES = ["paid", "not paid for", "empty", "large lettering"] as const;

/** Each packaging for both types, in every state, and for a figure in a wheelchair. */
export const Packagings: Story = {
  render: () => (
    <>
      {[MAYA, VIKTOR].flatMap((person) =>
        PACKAGINGS.map((packaging) => (
          <Sheet key={person.name + packaging} options={STATES} width={220}>
            {(state) => (
              <FigureBox
                spec={{ ...person, packaging }}
                isPaid={state !== "not paid for"}
                isEmpty={state === "empty"}
                lettering={state === "large lettering" ? "large" : "all"}
                isDecorative
              />
            )}
          </Sheet>
        )),
      )}
      <Sheet options={PACKAGINGS} width={220}>
        {(packaging) => <FigureBox spec={{ ...TOMAS, packaging }} isPaid isDecorative />}
      </Sheet>
    </>
  ),
};

/** Renders one box for each option of a field. */
const boxes = <Field extends "background" | "palette">(
  person: FigureSpec,
  field: Field,
  options: readonly (FigureSpec[Field] & string)[],
  isEmpty = false,
): Pick<Story, "render"> => ({
  render: () => (
    <Sheet options={options} width={220}>
      {(option) => <FigureBox spec={{ ...person, [field]: option }} isPaid isEmpty={isEmpty} isDecorative />}
    </Sheet>
  ),
});

export const HeroBackgrounds: Story = boxes(MAYA, "background", BACKGROUNDS.hero, true);
export const VillainBackgrounds: Story = boxes(VIKTOR, "background", BACKGROUNDS.villain, true);
export const HeroPalettes: Story = boxes(MAYA, "palette", FIELDS.palette.options("hero"));
export const VillainPalettes: Story = boxes(VIKTOR, "palette", FIELDS.palette.options("villain"));

const KINDS = SHEETS.accessories.cells.map(({ accessory }) => accessory);
const named = (at: number) => {
  const kind = KINDS[at % KINDS.length] ?? "trophy";
  return { kind, label: accessoryTitle(kind) };
};
const THREES = KINDS.flatMap((_, i) => (i % 3 === 0 ? [[named(i), named(i + 1), named(i + 2)] as const] : []));

export const EveryThingInABox: Story = {
  render: () => (
    <Sheet options={THREES} nameOf={(accessories) => accessories.map(({ label }) => label).join(", ")} width={280}>
      {(accessories) => <FigureBox spec={{ ...MAYA, accessories }} isPaid isDecorative />}
    </Sheet>
  ),
};
