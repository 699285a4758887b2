import type { Meta, StoryObj } from "@storybook/react-vite";
import { OUTFITS } from "../../src/domain/figure-options.ts";
import { FigureAlone } from "../../src/figure/FigureAlone.tsx";
import { FigurePortrait } from "../../src/figure/FigurePortrait.tsx";
import { BUILDS } from "../../src/figure/parts/builds.ts";
import { STANCES } from "../../src/figure/parts/stances.ts";
import { type FigureSpec, toFigureSpec } from "../../src/index.ts";
import { MAYA, VIKTOR } from "./people.ts";
import { keys, Sheet } from "./sheet.tsx";

const meta = { title: "Gallery/Body", component: FigureAlone, args: { spec: MAYA } } satisfies Meta<typeof FigureAlone>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The first of the stances are those of heroes. */
const HERO_POSES = 9;
const MOBILITIES = [
  "none",
  "wheelchair",
  "power-wheelchair",
  "cane",
  "white-cane",
  "guide-dog",
  "crutches",
  "prosthetic-arm",
  "prosthetic-hook",
  "arm-difference",
  "prosthetic-leg",
  "prosthetic-foot",
] as const;
const CONDITIONS = {
  "short stature": { stature: "short" },
  pregnancy: { pregnant: true },
  oxygen: { oxygen: true },
  "insulin pump": { insulinPump: true },
} as const;

export const Builds: Story = {
  render: () => <Sheet options={keys(BUILDS)}>{(build) => <FigureAlone spec={{ ...MAYA, build }} decorative />}</Sheet>,
};

export const Mobility: Story = {
  render: () => (
    <Sheet options={MOBILITIES}>{(mobility) => <FigureAlone spec={{ ...MAYA, mobility }} decorative />}</Sheet>
  ),
};

export const MobilityInPortraits: Story = {
  render: () => (
    <Sheet options={MOBILITIES}>{(mobility) => <FigurePortrait spec={{ ...MAYA, mobility }} decorative />}</Sheet>
  ),
};

export const Conditions: Story = {
  render: () => (
    <Sheet options={keys(CONDITIONS)}>
      {(condition) => <FigureAlone spec={{ ...MAYA, ...CONDITIONS[condition] }} decorative />}
    </Sheet>
  ),
};

const posed = (pose: FigureSpec["pose"]) =>
  toFigureSpec({
    ...MAYA,
    palette: undefined,
    background: undefined,
    type: keys(STANCES).indexOf(pose) < HERO_POSES ? "hero" : "villain",
    pose,
  });

export const Poses: Story = {
  render: () => <Sheet options={keys(STANCES)}>{(pose) => <FigureAlone spec={posed(pose)} decorative />}</Sheet>,
};

export const PosesInPortraits: Story = {
  render: () => <Sheet options={keys(STANCES)}>{(pose) => <FigurePortrait spec={posed(pose)} decorative />}</Sheet>,
};

export const HeroOutfits: Story = {
  render: () => <Sheet options={OUTFITS}>{(outfit) => <FigureAlone spec={{ ...MAYA, outfit }} decorative />}</Sheet>,
};

export const VillainOutfits: Story = {
  render: () => <Sheet options={OUTFITS}>{(outfit) => <FigureAlone spec={{ ...VIKTOR, outfit }} decorative />}</Sheet>,
};
