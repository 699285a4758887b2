import { INK } from "../../src/figure/engine/ink.ts";
import { Picture } from "../../src/figure/engine/Picture.tsx";
import { loadAllFigureParts } from "../../src/figure/engine/pack.ts";
import { PRINT_INK } from "../../src/figure/engine/palette.ts";
import { Accessory } from "../../src/figure/parts/accessory/Accessory.tsx";
import { GLASSES } from "../../src/figure/parts/glasses/options.ts";
import { PACKAGINGS } from "../../src/figure/parts/packaging/options.ts";
import { FigureAlone } from "../../src/figure/pictures/FigureAlone.tsx";
import { FigureBox } from "../../src/figure/pictures/FigureBox.tsx";
import { FigurePortrait } from "../../src/figure/pictures/FigurePortrait.tsx";
import { ACCESSORY_KINDS, type AccessoryKind, accessoryOf } from "../../src/figure/schema/accessory.ts";
import { CHARACTER_TYPES } from "../../src/figure/schema/field.ts";
import { FIELDS, type FigureLook } from "../../src/figure/schema/fields.ts";
import { randomFigureSpec } from "../../src/figure/schema/random.ts";
import { type FigureSpec, type FigureSpecInput, toFigureSpec } from "../../src/figure/schema/spec.ts";

const EXPRESSIONS = FIELDS.mouth.options("hero");
const FACIAL_HAIRS = FIELDS.facialHair.options("hero");
const HAIR_COLORS = FIELDS.hairColor.options("hero");
const HAIRS = FIELDS.hair.options("hero");
const HEADWEARS = FIELDS.headwear.options("hero");
const MOBILITIES = FIELDS.mobility.options("hero");
const OUTFITS = FIELDS.outfit.options("hero");

// A sheet is rendered in one pass, which cannot wait for drawings to load.
await loadAllFigureParts();

const NAMES =
  "Amara Diallo, Bjørn Aasgaard, Chen Wei, Dolores Fuentes-Ramírez, Eve, Fatima Zahra, Grace O’Malley, Hiro Tanaka, " +
  "Ike, Joaquín de la Vega, Kai Nakoa, Leilani Kealoha, Mo, Nadia Petrova, Oluwaseun Adebayo, Priya Raghunathan, " +
  "Quentin Dubois, Rosa Lindgren, Sanjay Mehta, Tove Bergström, Uma Thapa, Victoria Featherstonehaugh, Wanjiru Kamau, " +
  "Yusuf Demir, Ana Horvat, Babak Rostami, Carys Llewellyn, Dmitri Volkov, Emeka Obi, Freya Nilsen, Gulsen Yıldız, " +
  "Harpreet Gill, Ines Carvalho, Jamal Whitfield, Kirra Walker, Linh Nguyễn, Malia Tuilagi, Noam Ben-Ari, Orla Byrne, " +
  "Pavel Novák, Quyen Tran, Rashid Al-Amin, Siobhán Keane, Thandiwe Mokoena, Ulf, Valentina Rossi, Xiomara Peña, " +
  "Zoltán Kovács";

type Job = readonly [
  title: string,
  outfit: FigureSpec["outfit"],
  ...accessories: [AccessoryKind, AccessoryKind, AccessoryKind],
];

const JOBS: readonly Job[] = [
  ["Data Analyst", "shirt-tie", "chart", "laptop", "calculator"],
  ["Head Chef", "chef-whites", "knife", "whisk", "tray"],
  ["Pediatric Nurse", "scrubs", "stethoscope", "syringe", "first-aid"],
  ["Judge", "robe", "gavel", "scales", "book"],
  ["Product Designer", "turtleneck", "palette", "pencil", "laptop"],
  ["Firefighter", "turnout", "axe", "radio", "torch"],
  ["Florist", "apron", "flowers", "watering-can", "scissors"],
  ["Site Reliability Engineer", "hoodie", "server", "keyboard", "coffee"],
  ["Airline Captain", "pilot", "plane", "compass", "briefcase"],
  ["Farmer", "overalls", "tractor", "wheat", "dog"],
  ["Research Chemist", "lab-coat", "flask", "microscope", "book"],
  ["Primary Teacher", "cardigan", "apple", "globe", "book"],
  ["Crane Operator", "hi-vis", "radio", "gear", "coffee"],
  ["Athletics Coach", "tracksuit", "whistle", "medal", "dumbbell"],
  ["Carpenter", "flannel", "hammer", "drill", "tape-measure"],
  ["Principal Regulatory Affairs Consultant", "suit", "briefcase", "phone", "chart"],
  ["Police Sergeant", "patrol", "radio", "torch", "whistle"],
  ["Postal Worker", "polo", "parcel", "steering-wheel", "dog"],
  ["Musician", "t-shirt", "guitar", "microphone", "cat"],
  ["Tailor", "waistcoat", "scissors", "tape-measure", "coffee"],
  ["Army Medic", "fatigues", "first-aid", "binoculars", "radio"],
  ["Bank Manager", "sari", "calculator", "phone", "trophy"],
  ["Film Director", "blazer", "clapperboard", "megaphone", "camera"],
  ["Architect", "kurta", "blueprint", "pencil", "globe"],
];

/** 48 invented people: heroes and villains alternate, with every packaging and the clothes of their profession. */
export const GALLERY: readonly FigureSpec[] = NAMES.split(", ").map((name, i) => {
  const [jobTitle, outfit, ...accessories] = JOBS[i % JOBS.length] as Job;
  return randomFigureSpec(`gallery ${i}`, {
    name,
    jobTitle,
    outfit,
    type: (i + Math.floor(i / 8)) % 2 === 0 ? "hero" : "villain",
    packaging: PACKAGINGS[(i + Math.floor(i / 4)) % 4],
    accessories: [accessoryOf(accessories[0]), accessoryOf(accessories[1]), accessoryOf(accessories[2])],
  });
});

export interface Cell {
  readonly caption: string;
  readonly spec: FigureSpec;
  /** The fields that the cell shows. The caption has the editor's labels for them. */
  readonly shows?: readonly (keyof FigureLook)[] | undefined;
  /** If set, only this accessory of the figure is drawn. */
  readonly accessory?: AccessoryKind;
}

export interface SheetDesign {
  readonly picture: "box" | "portrait" | "alone" | "accessory";
  readonly columns: number;
  /** The number of cells that belong together and are side by side. */
  readonly group: number;
  readonly cells: readonly Cell[];
}

const SKINS_SHOWN = ["sand", "almond", "ebony"] as const;
const cell = (caption: string, looks: FigureSpecInput, ...shows: (keyof FigureLook)[]): Cell => ({
  caption,
  spec: toFigureSpec(looks),
  ...(shows.length > 0 && { shows }),
});

const AIDS: Readonly<Record<string, FigureSpecInput>> = {
  ...Object.fromEntries(MOBILITIES.map((mobility) => [mobility, { mobility }])),
  "hearing aid": { hearingAid: true },
  "cochlear implant": { cochlearImplant: true },
  "oxygen tube": { oxygen: true },
  "insulin pump": { insulinPump: true },
  "eye patch": { eyePatch: true },
  "short stature": { stature: "short" },
  pregnancy: { pregnant: true },
  vitiligo: { vitiligo: true },
  scar: { scar: true },
};

/** Returns portraits of each option of a field on three skin tones. */
const onSkins = <Field extends keyof FigureLook>(
  field: Field,
  options: readonly FigureSpec[Field][],
  rest: FigureSpecInput = {},
): Cell[] =>
  options.flatMap((option, i) =>
    SKINS_SHOWN.map((skin, j) =>
      cell(String(option), { skin, hairColor: HAIR_COLORS[(i + j * 5) % 12], ...rest, [field]: option }, field),
    ),
  );

/** The sheets that `npm run gallery` and Storybook show, by name. */
export const SHEETS = {
  people: {
    picture: "box",
    columns: 8,
    group: 1,
    cells: GALLERY.map((spec) => ({
      caption: `${spec.packaging}, ${spec.palette}`,
      spec,
      shows: ["packaging", "palette"],
    })),
  },
  hair: { picture: "portrait", columns: 12, group: 3, cells: onSkins("hair", HAIRS) },
  heads: {
    picture: "portrait",
    columns: 12,
    group: 3,
    cells: [
      ...onSkins("headwear", HEADWEARS),
      ...onSkins("glasses", GLASSES),
      ...onSkins("facialHair", FACIAL_HAIRS, { hair: "fade" }),
    ],
  },
  expressions: {
    picture: "portrait",
    columns: 12,
    group: 6,
    cells: EXPRESSIONS.flatMap((mouth) =>
      CHARACTER_TYPES.flatMap((type) => SKINS_SHOWN.map((skin) => cell(mouth, { type, mouth, skin }, "mouth"))),
    ),
  },
  outfits: {
    picture: "alone",
    columns: 10,
    group: 2,
    cells: OUTFITS.flatMap((outfit, i) =>
      CHARACTER_TYPES.map((type) =>
        cell(outfit, { type, outfit, skin: SKINS_SHOWN[i % 3], outfitColor: "teal" }, "outfit"),
      ),
    ),
  },
  aids: {
    picture: "alone",
    columns: 10,
    group: 2,
    cells: Object.entries(AIDS).flatMap(([name, aid], i) =>
      CHARACTER_TYPES.map((type) =>
        cell(
          name,
          { type, skin: SKINS_SHOWN[i % 3], outfit: "polo", ...aid },
          ...(aid.mobility ? (["mobility"] as const) : []),
        ),
      ),
    ),
  },
  accessories: {
    picture: "accessory",
    columns: 10,
    group: 1,
    cells: ACCESSORY_KINDS.map((accessory) => ({ ...cell(accessory, {}), accessory })),
  },
} as const satisfies Readonly<Record<string, SheetDesign>>;

/** The width and height of each kind of picture, in SVG units. */
const SIZES = { box: [300, 400], portrait: [200, 200], alone: [200, 260], accessory: [160, 136] } as const;
const GAP = 12;
const CAPTION = 22;

/** One of the {@link SHEETS}, with a name below each picture. */
export function GallerySheet({ name }: { name: keyof typeof SHEETS }) {
  const { picture, columns, cells }: SheetDesign = SHEETS[name];
  const [width, height] = SIZES[picture];
  const step = [width + GAP, height + GAP + CAPTION] as const;
  const rows = Math.ceil(cells.length / columns);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${columns * step[0] + GAP} ${rows * step[1] + GAP}`}
      aria-hidden="true"
    >
      <rect width="100%" height="100%" fill="#fff" />
      {cells.map((each, i) => {
        const x = GAP + (i % columns) * step[0];
        const y = GAP + Math.floor(i / columns) * step[1];
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a sheet never change
          <g key={i}>
            <CellPicture cell={each} picture={picture} x={x} y={y} width={width} height={height} />
            <text x={x} y={y + height + 16} fontSize={14} fill={PRINT_INK} fontFamily="Anybody" fontWeight={800}>
              {each.caption}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

interface CellPictureProps extends React.ComponentProps<"svg"> {
  cell: Cell;
  picture: SheetDesign["picture"];
}

/** The picture of one cell. */
export function CellPicture({ cell: { spec, accessory }, picture, ...svg }: CellPictureProps) {
  if (picture === "box") return <FigureBox {...svg} spec={spec} isPaid isDecorative />;
  if (picture === "alone") return <FigureAlone {...svg} spec={spec} isDecorative />;
  if (picture === "portrait" || accessory === undefined) return <FigurePortrait {...svg} spec={spec} isDecorative />;
  return <AccessoryCell {...svg} spec={spec} kind={accessory} />;
}

/** A single accessory. */
function AccessoryCell({
  spec,
  kind,
  ...svg
}: React.ComponentProps<"svg"> & { spec: FigureSpec; kind: AccessoryKind }) {
  return (
    <Picture viewBox="-60 -51 120 102" {...svg} slot="accessory" type={spec.type} label={null}>
      <g stroke={INK}>
        <Accessory kind={kind} />
      </g>
    </Picture>
  );
}
