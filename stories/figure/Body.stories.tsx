import type { Meta, StoryObj } from "@storybook/react-vite";
import { MOBILITIES, POSES } from "../../src/domain/figure-options.ts";
import { BUILDS } from "../../src/figure/parts/builds.ts";
import { STANCES } from "../../src/figure/parts/stances.ts";
import { FigureAlone, FigurePortrait, type FigureSpec, toFigureSpec } from "../../src/index.ts";
import { MAYA } from "../people.ts";
import { keys, Sheet } from "./sheet.tsx";

const meta = { title: "Gallery/Body", component: FigureAlone, args: { spec: MAYA } } satisfies Meta<typeof FigureAlone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Builds: Story = {
  render: () => <Sheet options={keys(BUILDS)}>{(build) => <FigureAlone spec={{ ...MAYA, build }} decorative />}</Sheet>,
};

export const AidsInPortraits: Story = {
  render: () => (
    <Sheet options={MOBILITIES}>{(mobility) => <FigurePortrait spec={{ ...MAYA, mobility }} decorative />}</Sheet>
  ),
};

const posed = (pose: FigureSpec["pose"]) =>
  toFigureSpec({
    ...MAYA,
    palette: undefined,
    background: undefined,
    type: POSES.hero.some((one) => one === pose) ? "hero" : "villain",
    pose,
  });

export const Poses: Story = {
  render: () => <Sheet options={keys(STANCES)}>{(pose) => <FigureAlone spec={posed(pose)} decorative />}</Sheet>,
};

export const PosesInPortraits: Story = {
  render: () => <Sheet options={keys(STANCES)}>{(pose) => <FigurePortrait spec={posed(pose)} decorative />}</Sheet>,
};
