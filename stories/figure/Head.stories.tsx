import type { Meta, StoryObj } from "@storybook/react-vite";
import { HAIRS } from "../../src/domain/figure-options.ts";
import { FigurePortrait } from "../../src/figure/FigurePortrait.tsx";
import { EYE_TONES, HAIR_TONES, SKIN_TONES } from "../../src/figure/palette.ts";
import { HAT_TOPS } from "../../src/figure/parts/Headwear.tsx";
import { toFigureSpec } from "../../src/index.ts";
import { MAYA, VIKTOR } from "./people.ts";
import { keys, Sheet } from "./sheet.tsx";

const meta = { title: "Figure/Head", component: FigurePortrait, args: { spec: MAYA } } satisfies Meta<
  typeof FigurePortrait
>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain = toFigureSpec({ ...MAYA, glasses: "none", hair: "short", lipstick: false, lashes: false });

export const SkinTones: Story = {
  render: () => (
    <Sheet options={keys(SKIN_TONES)}>{(skin) => <FigurePortrait spec={{ ...plain, skin }} decorative />}</Sheet>
  ),
};

export const HairAndCoverings: Story = {
  render: () => (
    <Sheet options={HAIRS}>
      {(hair) => <FigurePortrait spec={{ ...plain, hair, hairColor: "espresso" }} decorative />}
    </Sheet>
  ),
};

export const HairColors: Story = {
  render: () => (
    <Sheet options={keys(HAIR_TONES)}>
      {(hairColor) => <FigurePortrait spec={{ ...plain, hair: "quiff", hairColor }} decorative />}
    </Sheet>
  ),
};

export const Headwear: Story = {
  render: () => (
    <Sheet options={keys(HAT_TOPS)}>
      {(headwear) => <FigurePortrait spec={{ ...plain, hair: "wavy", headwear }} decorative />}
    </Sheet>
  ),
};

export const FacialHair: Story = {
  render: () => (
    <Sheet options={["none", "stubble", "moustache", "goatee", "beard", "long-beard"] as const}>
      {(facialHair) => <FigurePortrait spec={{ ...plain, facialHair, hairColor: "chestnut" }} decorative />}
    </Sheet>
  ),
};

export const Glasses: Story = {
  render: () => (
    <Sheet options={["none", "round", "square", "cat-eye", "half-moon", "shades"] as const}>
      {(glasses) => <FigurePortrait spec={{ ...plain, glasses }} decorative />}
    </Sheet>
  ),
};

export const Faces: Story = {
  render: () => (
    <Sheet options={["round", "oval", "square", "heart"] as const}>
      {(face) => <FigurePortrait spec={{ ...plain, face }} decorative />}
    </Sheet>
  ),
};

export const Eyes: Story = {
  render: () => (
    <>
      <Sheet options={["round", "almond", "hooded"] as const}>
        {(eyes) => <FigurePortrait spec={{ ...plain, eyes, lashes: true }} decorative />}
      </Sheet>
      <Sheet options={keys(EYE_TONES)}>
        {(eyeColor) => <FigurePortrait spec={{ ...VIKTOR, glasses: "none", eyeColor }} decorative />}
      </Sheet>
    </>
  ),
};

export const Mouths: Story = {
  render: () => (
    <Sheet options={["grin", "smile", "open", "smirk", "calm"] as const}>
      {(mouth) => <FigurePortrait spec={{ ...plain, mouth, lipstick: true, freckles: true }} decorative />}
    </Sheet>
  ),
};

export const Ages: Story = {
  render: () => (
    <Sheet options={["young", "adult", "mature"] as const}>
      {(age) => <FigurePortrait spec={{ ...plain, age, hearingAid: age === "mature" }} decorative />}
    </Sheet>
  ),
};
