import type { Meta, StoryObj } from "@storybook/react-vite";
import { BUILDS } from "../../src/figure/parts/body/builds.ts";
import { POSES } from "../../src/figure/parts/pose/options.ts";
import { STANCES } from "../../src/figure/parts/pose/stances.ts";
import { FIELDS } from "../../src/figure/schema/fields.ts";
import { FigureAlone, FigurePortrait, type FigureSpec, toFigureSpec } from "../../src/figure.ts";
import { MAYA } from "../people.ts";
import { keys, Sheet } from "./sheet.tsx";

const MOBILITIES = FIELDS.mobility.options("hero");

const meta = { title: "Gallery/Body", component: FigureAlone, tags: ["!test"], args: { spec: MAYA } } satisfies Meta<
  typeof FigureAlone
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Builds: Story = {
  render: () => (
    <Sheet options={keys(BUILDS)}>{(build) => <FigureAlone spec={{ ...MAYA, build }} isDecorative />}</Sheet>
  ),
};

export const AidsInPortraits: Story = {
  render: () => (
    <Sheet options={MOBILITIES}>{(mobility) => <FigurePortrait spec={{ ...MAYA, mobility }} isDecorative />}</Sheet>
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
  render: () => <Sheet options={keys(STANCES)}>{(pose) => <FigureAlone spec={posed(pose)} isDecorative />}</Sheet>,
};

export const PosesInPortraits: Story = {
  render: () => <Sheet options={keys(STANCES)}>{(pose) => <FigurePortrait spec={posed(pose)} isDecorative />}</Sheet>,
};
