import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { loadAllFigureParts } from "../src/figure/engine/pack.ts";
import { Poster } from "../src/figure/pictures/Poster.tsx";
import { PrintCard } from "../src/figure/pictures/PrintCard.tsx";
import { STRIP } from "../src/figure/pictures/print-layout.ts";
import type { FigureDesign } from "../src/figure/schema/design.ts";
import { CHARACTER_TYPES } from "../src/figure/schema/field.ts";
import type { FigureSpecInput } from "../src/figure/schema/spec.ts";
import { FigureBox, FigurePortrait, toFigureSpec } from "../src/figure.ts";
import { SAMPLE_PEOPLE, type SamplePerson } from "../src/site/sample/people.ts";
import { SAMPLE_DETAILS } from "../src/site/sample/profile.ts";

// Loads all drawings first, because pictures are rendered synchronously.
await loadAllFigureParts();

const NAMESPACE = "http://www.w3.org/2000/svg";
const BOX_LETTERS = ' font-weight="800" font-stretch="88%"';
const TAGLINES = { hero: "Batteries not included. Coffee is.", villain: "Some assembly delegated." };

/** Draws every build-time picture. Returns the SVGs by their names, as in `import … from "picture:maya-box"`. */
export function drawPictures(): Record<string, string> {
  const pictures: Record<string, ReactElement> = {
    "next-box": <EmptyBox name="Next" jobTitle="Your pick" tagline={TAGLINES.hero} />,
    "unknown-box": <EmptyBox type="villain" name="?" jobTitle="No match" tagline={TAGLINES.villain} />,
    "missing-box": (
      <EmptyBox
        type="villain"
        name="404"
        jobTitle="Figure not included"
        palette="ember"
        tagline="I stepped out. Do not wait up."
        number={404}
        accessories={[
          { kind: "phone", label: "Phone, unanswered" },
          { kind: "coffee", label: "Coffee, gone cold" },
          { kind: "blueprint", label: "Map to elsewhere" },
        ]}
      />
    ),
    "maya-back": <BoxBack design={{ ...SAMPLE_DETAILS, spec: SAMPLE_PEOPLE.maya }} />,
    "viktor-back": (
      <BoxBack
        design={{
          spec: SAMPLE_PEOPLE.viktor,
          industry: "Finance",
          skills: ["Forecasting", "Saying no", "Calm on calls"],
        }}
      />
    ),
    "feature-create": (
      <svg xmlns={NAMESPACE} viewBox="0 0 600 360" aria-hidden="true">
        <TiltedBox person="tomas" x={-90} y={48} turn={-3} />
        <TiltedBox person="gurpreet" x={172} y={38} turn={-1} />
        <TiltedBox person="ingrid" x={434} y={44} turn={2.5} />
      </svg>
    ),
    "feature-collect": (
      <svg xmlns={NAMESPACE} viewBox="0 0 600 360" aria-hidden="true">
        <TiltedBox person="farida" x={80} y={44} turn={-8} />
        <TiltedBox person="hana" x={262} y={52} turn={7} />
      </svg>
    ),
    "feature-share": (
      <svg xmlns={NAMESPACE} viewBox="0 0 600 360" aria-hidden="true">
        <defs>
          <clipPath id="hero">
            <rect width="140" height="140" rx="30" />
          </clipPath>
          <clipPath id="villain">
            <path d="M16 0H124L140 16V124L124 140H16L0 124V16Z" />
          </clipPath>
        </defs>
        {(["kofi", "ngozi", "tomas", "hana", "viktor", "maya"] as const).map((person, index) => (
          <g
            key={person}
            clipPath={`url(#${SAMPLE_PEOPLE[person].type})`}
            transform={`translate(${70 + (index % 3) * 160} ${30 + Math.floor(index / 3) * 160})`}
          >
            <FigurePortrait isDecorative spec={SAMPLE_PEOPLE[person]} width={140} height={140} />
          </g>
        ))}
      </svg>
    ),
  };
  for (const type of CHARACTER_TYPES) {
    const tagline = TAGLINES[type];
    pictures[`empty-${type}`] = <EmptyBox type={type} name="Your Name" jobTitle="Your Job Title" tagline={tagline} />;
  }
  for (const person of Object.keys(SAMPLE_PEOPLE) as SamplePerson[]) {
    const spec = SAMPLE_PEOPLE[person];
    pictures[`${person}-box`] = <FigureBox spec={spec} isPaid xmlns={NAMESPACE} />;
    pictures[`${person}-portrait`] = <FigurePortrait spec={spec} xmlns={NAMESPACE} />;
  }
  const drawn = markupOf(pictures);
  // In the letters of the box, because raster.mjs has no others.
  for (const name of ["maya-back", "viktor-back"])
    drawn[name] = String(drawn[name])
      .replace(/ font-family="(?!&#x27;Anybody)[^"]*"/g, "")
      .replace(/ font-weight="(?!750)[^"]*" font-stretch="[^"]*"| font-weight="750" font-stretch="94%"/g, BOX_LETTERS);
  // Nothing is in these boxes yet. The emblem still refers to the hidden drawing.
  for (const type of CHARACTER_TYPES)
    drawn[`empty-${type}`] = String(drawn[`empty-${type}`]).replaceAll(
      'data-slot="accessory"',
      '$& visibility="hidden"',
    );
  return drawn;
}

/** Draws the preview pictures for shared links, 1200 × 630 pixels, by page. */
export function drawPosters(): Record<string, string> {
  const { maya, viktor, tomas, hana, gurpreet, ngozi } = SAMPLE_PEOPLE;
  return markupOf({
    home: <Poster lines={["Your career,", "mint on card."]} specs={[maya, viktor]} />,
    create: <Poster lines={["Create Your", "Action Hero"]} specs={[tomas, hana]} />,
    dashboard: <Poster lines={["My", "Collection"]} specs={[gurpreet, ngozi]} />,
  });
}

const markupOf = (pictures: Record<string, ReactElement>): Record<string, string> =>
  Object.fromEntries(Object.entries(pictures).map(([name, picture]) => [name, renderToStaticMarkup(picture)]));

/** Draws an empty box. */
const EmptyBox = (figure: FigureSpecInput) => (
  <FigureBox spec={toFigureSpec(figure)} isPaid isEmpty xmlns={NAMESPACE} />
);

/** Draws the back of a box: the back of the print card, which is upside down on its sheet. */
const BoxBack = ({ design }: { design: FigureDesign }) => (
  <svg
    xmlns={NAMESPACE}
    viewBox="0 0 600 800"
    role="img"
    aria-label={`Back of the box: ${design.industry}, ${design.skills.join(", ")}`}
  >
    <clipPath id="card">
      <rect width="600" height="800" rx="22" />
    </clipPath>
    <g clipPath="url(#card)">
      <g transform={`rotate(180 300 400)scale(${600 / STRIP.width})translate(${-STRIP.x} ${-STRIP.back})`}>
        {/* resvg would cut it at its size before scaling. */}
        <PrintCard design={design} isPaid width={2100} height={2970} overflow="visible" />
      </g>
    </g>
  </svg>
);

/** Draws a box that is 250 units wide and rotated by `turn` degrees around its center. */
function TiltedBox({ person, x, y, turn }: { person: SamplePerson; x: number; y: number; turn: number }) {
  return (
    <g transform={`rotate(${turn} ${x + 125} ${y + 167})`}>
      <FigureBox
        spec={SAMPLE_PEOPLE[person]}
        isPaid
        isDecorative
        lettering="large"
        x={x}
        y={y}
        width={250}
        height={333}
      />
      <circle cx={x + 125} cy={y + 15} r={7} fill="silver" stroke="dimgray" />
    </g>
  );
}
