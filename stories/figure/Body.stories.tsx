import type { Meta, StoryObj } from "@storybook/react-vite";
import { FigureAlone } from "../../src/figure/FigureAlone.tsx";
import { BUILDS } from "../../src/figure/parts/builds.ts";
import { OUTFITS } from "../../src/figure/parts/outfits.ts";
import { STANCES } from "../../src/figure/parts/stances.ts";
import { toFigureSpec } from "../../src/index.ts";
import { MAYA, VIKTOR } from "./people.ts";
import { keys, Sheet } from "./sheet.tsx";

const meta = { title: "Figure/Body", component: FigureAlone, args: { spec: MAYA } } satisfies Meta<typeof FigureAlone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Builds: Story = {
  render: () => <Sheet options={keys(BUILDS)}>{(build) => <FigureAlone spec={{ ...MAYA, build }} decorative />}</Sheet>,
};

export const Mobility: Story = {
  render: () => (
    <Sheet options={["none", "wheelchair", "cane", "prosthetic-arm", "prosthetic-leg"] as const}>
      {(mobility) => <FigureAlone spec={{ ...MAYA, mobility, hearingAid: true }} decorative />}
    </Sheet>
  ),
};

export const Poses: Story = {
  render: () => (
    <Sheet options={keys(STANCES)}>
      {(pose) => (
        <FigureAlone
          spec={toFigureSpec({
            ...MAYA,
            palette: undefined,
            background: undefined,
            type: keys(STANCES).indexOf(pose) < 5 ? "hero" : "villain",
            pose,
          })}
          decorative
        />
      )}
    </Sheet>
  ),
};

export const HeroOutfits: Story = {
  render: () => (
    <Sheet options={keys(OUTFITS)}>{(outfit) => <FigureAlone spec={{ ...MAYA, outfit }} decorative />}</Sheet>
  ),
};

export const VillainOutfits: Story = {
  render: () => (
    <Sheet options={keys(OUTFITS)}>{(outfit) => <FigureAlone spec={{ ...VIKTOR, outfit }} decorative />}</Sheet>
  ),
};
