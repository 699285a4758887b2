import type { Meta, StoryObj } from "@storybook/react-vite";
import { Fragment } from "react";
import { FigureBox, toFigureSpec } from "../../src/figure.ts";
import { MAYA, PERSON, VIKTOR } from "../people.ts";
import { states } from "../states.tsx";

const meta = {
  title: "Figure/FigureBox",
  component: FigureBox,
  parameters: { alsoKnownAs: ["package", "product shot", "watermark"] },
  args: { spec: MAYA, isPaid: true, width: 280 },
  argTypes: { spec: PERSON },
} satisfies Meta<typeof FigureBox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { isPaid: false, isEmpty: false, isDecorative: false, lettering: "all" },
};

export const States: Story = {
  render: () => (
    <div className="pf:grid pf:gap-5">
      {[MAYA, VIKTOR].map((spec) => (
        <Fragment key={spec.name}>
          {states(
            {
              Paid: <FigureBox spec={spec} isPaid width={280} />,
              Unpaid: <FigureBox spec={spec} isPaid={false} width={280} />,
              Empty: <FigureBox spec={spec} isPaid isEmpty width={280} />,
              "Large lettering": <FigureBox spec={spec} isPaid lettering="large" width={160} />,
            },
            "280px",
          )}
        </Fragment>
      ))}
    </div>
  ),
};

/** In a box narrower than 280 px, large lettering leaves out the small print, so everything is easy to see. */
export const Do: Story = { tags: ["!dev", "!test"], args: { lettering: "large", width: 160 } };

/** At 160 px nobody can read the labels and the small print. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { width: 160 } };

/** The longest texts that fit a box: 40 characters for the name, 48 for the title and 72 for the tagline. */
export const LongText: Story = {
  args: {
    spec: toFigureSpec({
      ...MAYA,
      name: "Dr. Anneliese Wilhelmina von Hohensteinn",
      jobTitle: "Deputy Head of International Process Innovations",
      tagline: "Slow and steady wins the race, provided that nobody moves the finish line",
    }),
  },
};

export const RightToLeft: Story = {
  args: {
    spec: toFigureSpec({
      ...MAYA,
      name: "مايا أوكونكو",
      jobTitle: "مهندسة برمجيات",
      tagline: "أنا أحل المشكلات قبل أن تبدأ.",
      hair: "hijab",
    }),
  },
};
