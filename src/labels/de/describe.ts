import type { FigureSpec } from "../../domain/figure-spec.ts";
import { hidesEars, isCovering, wornFacialHair, wornHeadwear } from "../../domain/wearing.ts";
import { GROUPS } from "./editor.ts";
import { TYPES } from "./fields.ts";
import { formatList } from "./format.ts";
import { OPTIONS } from "./options.ts";

/** Things that a figure has or has not, in the order of the description. */
const HAS = ["eyePatch", "vitiligo", "scar", "bindi", "noseRing", "oxygen", "insulinPump", "pregnant"] as const;
const ON_EARS = ["hearingAid", "cochlearImplant"] as const;

const sentence = (name: string, ...words: readonly string[]): string => `${name}: ${words.join(", ")}.`;
/** A spoken line with its own end, or a full stop. */
const quoted = (text: string): string => `„${text}“${/[.!?…]$/.test(text) ? "" : "."}`;

/**
 * The text alternative of a boxed figure, in German: give it as `aria-label` to FigureBox, FigureExport, FigurePlate and
 * FigureShelf. It says what the English one says, as terms and values, so that nothing has to be inflected.
 */
export function describeFigure(
  spec: FigureSpec,
  { isPaid, empty = false }: { isPaid: boolean; empty?: boolean | undefined },
): string {
  const who = `${spec.name}, ${spec.jobTitle}`;
  const mark = isPaid ? [] : ["Vorschau mit Wasserzeichen."];
  if (empty) return [`Leere Schachtel (${TYPES[spec.type]}) mit Aussparung für ${who}.`, ...mark].join(" ");
  const showsEars = !hidesEars(spec.hair);
  const headwear = wornHeadwear(spec);
  const facialHair = wornFacialHair(spec);
  const { earrings, mobility } = spec;
  const has = [
    ...(spec.stature === "short" ? [OPTIONS.stature.short] : []),
    ...HAS.filter((field) => spec[field]).map((field) => GROUPS[field]),
    ...(showsEars ? ON_EARS.filter((field) => spec[field]).map((field) => GROUPS[field]) : []),
    ...(showsEars && earrings !== "none" ? [`${GROUPS.earrings} (${OPTIONS.earrings[earrings]})`] : []),
    ...(mobility === "none" ? [] : [OPTIONS.mobility[mobility]]),
  ];
  return [
    `Actionfigur (${TYPES[spec.type]}) von ${who}.`,
    sentence(GROUPS.packaging, OPTIONS.packaging[spec.packaging]),
    sentence(
      "Haar",
      OPTIONS.hair[spec.hair],
      isCovering(spec.hair) ? OPTIONS.wrap[spec.wrap] : OPTIONS.hairColor[spec.hairColor],
    ),
    ...(headwear === "none" ? [] : [sentence(GROUPS.headwear, OPTIONS.headwear[headwear], OPTIONS.wrap[spec.wrap])]),
    ...(facialHair === "none"
      ? []
      : [sentence(GROUPS.facialHair, OPTIONS.facialHair[facialHair], OPTIONS.beardColor[spec.beardColor])]),
    ...(spec.glasses === "none" ? [] : [sentence(GROUPS.glasses, OPTIONS.glasses[spec.glasses])]),
    ...(has.length > 0 ? [sentence("Dazu", ...has)] : []),
    sentence(
      GROUPS.outfit,
      OPTIONS.outfit[spec.outfit],
      OPTIONS.outfitColor[spec.outfitColor],
      spec.type === "hero" ? "mit Umhang" : "mit hohem Kragen",
    ),
    sentence(GROUPS.mouth, OPTIONS.mouth[spec.mouth]),
    sentence(GROUPS.pose, OPTIONS.pose[spec.pose]),
    `Spruch: ${quoted(spec.tagline)}`,
    sentence("Zubehör", formatList(spec.accessories.map(({ label }) => label))),
    ...mark,
  ].join(" ");
}

/** The text alternative of FigurePortrait and FigureAlone, in German: give it as `aria-label`. */
export const describePortrait = (spec: FigureSpec): string =>
  `${spec.name}, ${spec.jobTitle}, als Actionfigur (${TYPES[spec.type]})`;
