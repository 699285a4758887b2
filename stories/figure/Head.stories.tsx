import type { Meta, StoryObj } from "@storybook/react-vite";
import { HAIRS, HEADWEARS } from "../../src/domain/figure-options.ts";
import { COVERINGS, isCovering } from "../../src/domain/wearing.ts";
import { FigurePortrait } from "../../src/figure/FigurePortrait.tsx";
import { EYE_TONES, HAIR_TONES, SKIN_TONES } from "../../src/figure/palette.ts";
import { type FigureSpec, toFigureSpec } from "../../src/index.ts";
import { MAYA, VIKTOR } from "./people.ts";
import { keys, Sheet } from "./sheet.tsx";

const meta = { title: "Gallery/Head", component: FigurePortrait, args: { spec: MAYA } } satisfies Meta<
  typeof FigurePortrait
>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain = toFigureSpec({ ...MAYA, glasses: "none", hair: "short", lipstick: false, lashes: false });

/** One portrait per option of a field. */
const sheetOf = <Field extends keyof FigureSpec>(
  field: Field,
  options: readonly (FigureSpec[Field] & string)[],
  look: Partial<FigureSpec> = {},
) => (
  <Sheet options={options}>
    {(option) => <FigurePortrait spec={toFigureSpec({ ...plain, ...look, [field]: option })} decorative />}
  </Sheet>
);

export const SkinTones: Story = { render: () => sheetOf("skin", keys(SKIN_TONES)) };

const styles = HAIRS.filter((hair) => !isCovering(hair));

export const Hair: Story = { render: () => sheetOf("hair", styles, { hairColor: "chestnut", skin: "sand" }) };

/** Black hair keeps its shape against dark skin and on a dark red card. */
export const BlackHair: Story = {
  render: () => (
    <Sheet options={styles}>
      {(hair) => (
        <FigurePortrait
          spec={toFigureSpec({
            ...VIKTOR,
            glasses: "none",
            facialHair: "none",
            skin: "espresso",
            hairColor: "black",
            hair,
          })}
          decorative
        />
      )}
    </Sheet>
  ),
};

export const Coverings: Story = { render: () => sheetOf("hair", COVERINGS, { wrap: "rose" }) };

export const HairColors: Story = { render: () => sheetOf("hairColor", keys(HAIR_TONES), { hair: "side-part" }) };

export const Headwear: Story = { render: () => sheetOf("headwear", HEADWEARS, { hair: "wavy", wrap: "brick" }) };

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

export const WornTogether: Story = {
  render: () => (
    <Sheet options={keys(WORN_TOGETHER)}>
      {(pair) => <FigurePortrait spec={toFigureSpec({ ...plain, ...WORN_TOGETHER[pair] })} decorative />}
    </Sheet>
  ),
};

export const FacialHair: Story = {
  render: () =>
    sheetOf(
      "facialHair",
      [
        "none",
        "stubble",
        "moustache",
        "goatee",
        "beard",
        "long-beard",
        "short-beard",
        "curly-beard",
        "van-dyke",
        "handlebar",
        "walrus",
        "sideburns",
        "chinstrap",
      ],
      { beardColor: "chestnut" },
    ),
};

export const Glasses: Story = {
  render: () =>
    sheetOf("glasses", ["none", "round", "square", "cat-eye", "half-moon", "shades", "oval", "aviator", "reading"]),
};

export const Faces: Story = { render: () => sheetOf("face", ["round", "oval", "square", "heart"]) };

export const Eyes: Story = {
  render: () => (
    <>
      {sheetOf("eyes", ["round", "almond", "hooded", "monolid", "downturned", "upturned"], { lashes: true })}
      {sheetOf("eyeColor", keys(EYE_TONES), { skin: "ivory" })}
      {sheetOf("brows", ["natural", "straight", "arched", "rounded", "thin", "thick", "bushy", "angled"])}
    </>
  ),
};

export const Noses: Story = {
  render: () => sheetOf("nose", ["button", "long", "broad", "straight", "hooked", "snub", "fine", "bulbous"]),
};

const EXPRESSIONS = [
  "grin",
  "smile",
  "open",
  "smirk",
  "calm",
  "laugh",
  "kind",
  "stern",
  "tired",
  "sly",
  "wry",
] as const;

/** Expressions, of a hero and of a villain. */
export const Mouths: Story = {
  render: () => (
    <>
      {sheetOf("mouth", EXPRESSIONS, { lipstick: true, freckles: true })}
      <Sheet options={EXPRESSIONS}>{(mouth) => <FigurePortrait spec={{ ...VIKTOR, mouth }} decorative />}</Sheet>
    </>
  ),
};

export const Ages: Story = {
  render: () => sheetOf("age", ["young", "thirties", "adult", "fifties", "mature", "seventies"], { hearingAid: true }),
};

export const Earrings: Story = { render: () => sheetOf("earrings", ["none", "studs", "hoops", "drops"]) };
