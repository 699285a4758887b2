import type { Meta, StoryObj } from "@storybook/react-vite";
import { AGES } from "../../src/figure/parts/body/options.ts";
import { BROWS, EARRINGS, EYES, FACES, NOSES } from "../../src/figure/parts/face/options.ts";
import { FIELDS } from "../../src/figure/schema/fields.ts";
import { isCovering } from "../../src/figure/schema/wearing.ts";
import { FigurePortrait, type FigureSpec, toFigureSpec } from "../../src/figure.ts";
import { MAYA, VIKTOR } from "../people.ts";
import { keys, Sheet } from "./sheet.tsx";

const HAIRS = FIELDS.hair.options("hero");

const meta = { title: "Gallery/Head", component: FigurePortrait, tags: ["!test"], args: { spec: MAYA } } satisfies Meta<
  typeof FigurePortrait
>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain = toFigureSpec({ ...MAYA, glasses: "none", hair: "short", lipstick: false, lashes: false });

/** Renders one portrait for each option of a field. */
const sheetOf = <Field extends keyof FigureSpec>(
  field: Field,
  options: readonly (FigureSpec[Field] & string)[],
  look: Partial<FigureSpec> = {},
) => (
  <Sheet options={options}>
    {(option) => <FigurePortrait spec={toFigureSpec({ ...plain, ...look, [field]: option })} isDecorative />}
  </Sheet>
);

export const SkinTones: Story = { render: () => sheetOf("skin", FIELDS.skin.options("hero")) };

/** Black hair must be recognizable on dark skin and in front of a dark red card. */
export const BlackHairOnDarkSkin: Story = {
  render: () =>
    sheetOf(
      "hair",
      HAIRS.filter((hair) => !isCovering(hair)),
      { ...VIKTOR, glasses: "none", facialHair: "none", skin: "espresso", hairColor: "black" },
    ),
};

export const HairColors: Story = {
  render: () => sheetOf("hairColor", FIELDS.hairColor.options("hero"), { hair: "side-part" }),
};

const WORN_TOGETHER: Readonly<Record<string, Partial<FigureSpec>>> = {
  "hijab and hard hat": { hair: "hijab", headwear: "hard-hat", wrap: "mustard" },
  "hijab and graduation cap": { hair: "hijab", headwear: "graduation-cap" },
  "wrapped hijab and headphones": { hair: "hijab-wrapped", headwear: "headphones" },
  "durag and cap": { hair: "durag", headwear: "cap", wrap: "brick" },
  "afro and cap": { hair: "afro", headwear: "cap" },
  "afro and kippah": { hair: "afro", headwear: "kippah", wrap: "cobalt" },
  "afro and headphones": { hair: "afro", headwear: "headphones" },
  "mohawk and headset": { hair: "mohawk", headwear: "headset" },
  "long coils and straw hat": { hair: "long-coils", headwear: "straw-hat" },
  "pigtails and beanie": { hair: "pigtails", headwear: "beanie" },
  "box braids and hard hat": { hair: "box-braids", headwear: "hard-hat", wrap: "orange" },
  "turban and long beard": { hair: "turban", facialHair: "long-beard", wrap: "orange" },
  "kippah and curly beard": { headwear: "kippah", facialHair: "curly-beard" },
  "peaked cap, glasses and walrus": { hair: "fade", headwear: "peaked-cap", facialHair: "walrus", glasses: "aviator" },
};

export const HatsHairAndBeardsTogether: Story = {
  render: () => (
    <Sheet options={keys(WORN_TOGETHER)}>
      {(pair) => <FigurePortrait spec={toFigureSpec({ ...plain, ...WORN_TOGETHER[pair] })} isDecorative />}
    </Sheet>
  ),
};

export const Faces: Story = { render: () => sheetOf("face", FACES) };

export const EyesAndBrows: Story = {
  render: () => (
    <>
      {sheetOf("eyes", EYES, { lashes: true })}
      {sheetOf("eyeColor", FIELDS.eyeColor.options("hero"), { skin: "ivory" })}
      {sheetOf("brows", BROWS)}
    </>
  ),
};

export const Noses: Story = { render: () => sheetOf("nose", NOSES) };

export const Ages: Story = { render: () => sheetOf("age", AGES) };

export const Earrings: Story = { render: () => sheetOf("earrings", EARRINGS) };
