import { LockKeyhole } from "lucide-react";
import type { ComponentProps } from "react";
import { describeFigure } from "../figure/parts/describe.ts";
import { checkSpec } from "../figure/pictures/check-spec.ts";
import { FigureBox } from "../figure/pictures/FigureBox.tsx";
import { BOX_LABELS } from "../figure/schema/box-labels.ts";
import { type FigureSpec, toFigureSpec } from "../figure/schema/spec.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { DOWNLOAD_LABELS, DownloadText } from "./DownloadText.tsx";
import { Wall } from "./FigureWall.tsx";

interface CardProps extends Omit<ComponentProps<"figure">, "children"> {
  /** Whether the figure is paid for. If not, the picture always has the PREVIEW watermark. */
  isPaid: boolean;
  /** Called on Purchase. If you leave it out, the label of an unpaid figure is text instead of a button. */
  onPurchase?: (() => void) | undefined;
  /** Called on Download. If you leave it out, the label of a paid figure is text instead of a button. */
  onDownload?: (() => void) | undefined;
  /**
   * Set it if the plan has no downloads left. The label of a paid figure shows that, and a click calls this function
   * instead of `onDownload`.
   */
  onSeePlans?: (() => void) | undefined;
  /**
   * The card's texts and, as in FigureBox, the words on the box. Missing texts are in English.
   * @default "Purchase to Download", "Download Your Figure", describeFigure
   */
  labels?: Translations<FigureCardLabels> | undefined;
}

/** The fields of a preview figure (specification §3). The card checks them. */
interface FieldsProps extends CardProps {
  /** The name on the box, at most 40 code points. `name`, `jobTitle` and `isHero` are required without `spec`. */
  name: string;
  /** The job title on the box, at most 48 code points. */
  jobTitle: string;
  /** True draws the hero, false the villain. */
  isHero: boolean;
  /** Use either `spec` or the fields, not both. */
  spec?: undefined;
}

/** A complete spec, which the card draws without further checks. */
interface SpecProps extends CardProps, Partial<Record<Exclude<keyof FieldsProps, keyof CardProps | "spec">, never>> {
  /**
   * A complete figure from `toFigureSpec`, with looks, tagline and accessories. Pass it instead of the fields. The card
   * does not check it again.
   */
  spec: FigureSpec;
}

export type FigureCardProps = FieldsProps | SpecProps;

const LABELS = {
  /** The label of an unpaid figure. */
  purchase: "Purchase to Download",
  ...DOWNLOAD_LABELS,
  /** The picture's text alternative. */
  describe: describeFigure,
  ...BOX_LABELS,
};
/** If the longest word does not fit next to the icon, the icon is above the text. */
const TEXT = "pf:min-w-0 pf:flex-[1_1_min-content]";

/** The texts of the card. */
export type FigureCardLabels = Readonly<typeof LABELS>;

/**
 * A figure in its box, with one action: purchase it or, once paid, download it (specification §3). Pass the fields or a
 * `spec`.
 */
export function FigureCard({
  spec,
  name,
  jobTitle,
  isHero,
  isPaid,
  onPurchase,
  onDownload,
  onSeePlans,
  labels,
  ...rest
}: FigureCardProps) {
  const text = mergeLabels(LABELS, labels);
  const drawn = spec ?? toFigureSpec({ type: isHero ? "hero" : "villain", name, jobTitle });
  checkSpec(drawn);
  const onClick = isPaid ? (onSeePlans ?? onDownload) : onPurchase;
  const label = isPaid ? (
    <DownloadText isNoneLeft={onSeePlans !== undefined} text={text} className={TEXT} />
  ) : (
    <>
      <LockKeyhole aria-hidden className="pf:size-5 pf:shrink-0" />
      <span className={TEXT}>{text.purchase}</span>
    </>
  );
  const rail =
    "pf:type-item pf:flex pf:min-h-14 pf:w-full pf:flex-wrap pf:items-center pf:gap-2 pf:px-pad pf:py-3 pf:text-start";
  return (
    <Wall
      {...rest}
      data-slot="figure-card"
      data-state={isPaid ? "paid" : "unpaid"}
      caption={
        onClick ? (
          <button
            type="button"
            onClick={onClick}
            className={`${rail} pf:transition-colors pf:hover:text-accent pf:focus-visible:-outline-offset-6 pf:focus-visible:outline-accent`}
          >
            {label}
          </button>
        ) : (
          <p className={rail}>{label}</p>
        )
      }
    >
      <FigureBox spec={drawn} isPaid={isPaid} labels={text} aria-label={text.describe(drawn, { isPaid })} />
    </Wall>
  );
}
