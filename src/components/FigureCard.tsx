import { LockKeyhole } from "lucide-react";
import type { ComponentProps } from "react";
import { describeFigure } from "../figure/describe.ts";
import { FigureBox } from "../figure/pictures/FigureBox.tsx";
import { type FigureSpec, toFigureSpec } from "../figure/schema/spec.ts";
import { mergeLabels } from "../primitives/merge-labels.ts";
import { DOWNLOAD_LABELS, DownloadText } from "./DownloadText.tsx";
import { Wall } from "./FigureWall.tsx";

interface CardProps extends Omit<ComponentProps<"figure">, "children"> {
  /** False puts the PREVIEW watermark into the picture; there is no way to draw the figure unpaid without it. */
  isPaid: boolean;
  /** Called on Purchase; makes the label of an unpaid figure a button. */
  onPurchase?: (() => void) | undefined;
  /** Called on Download; makes the label of a paid figure a button. */
  onDownload?: (() => void) | undefined;
  /** Given where the plan has no downloads left: the label of a paid figure says so, and a click calls this. */
  onSeePlans?: (() => void) | undefined;
  /**
   * The card's texts in your language; missing ones fall back to English.
   * @default "Purchase to Download", "Download Your Figure", describeFigure
   */
  labels?: Partial<FigureCardLabels> | undefined;
}

/** The specification's own fields (specification §3), which the card checks. */
interface FieldsProps extends CardProps {
  /** Name on the box, at most 40 code points. Required without `spec`, as are `jobTitle` and `isHero`. */
  name: string;
  /** Job title on the box, at most 48 code points. */
  jobTitle: string;
  /** True draws the hero, false the villain. */
  isHero: boolean;
  /** Given instead of the fields, never with them. */
  spec?: undefined;
}

/** A whole specification, which is drawn as it is. */
interface SpecProps extends CardProps, Partial<Record<Exclude<keyof FieldsProps, keyof CardProps | "spec">, never>> {
  /**
   * A whole figure from `toFigureSpec`, with its looks, tagline and accessories, instead of the fields; it is not
   * checked again.
   */
  spec: FigureSpec;
}

export type FigureCardProps = FieldsProps | SpecProps;

const LABELS = {
  /** Below an unpaid figure; the others are below a paid one. */
  purchase: "Purchase to Download",
  ...DOWNLOAD_LABELS,
  /** The picture's text alternative. */
  describe: describeFigure,
};
/** The texts of the card. */
export type FigureCardLabels = Readonly<typeof LABELS>;

/**
 * A figure in its box on the wall, with what can be done with it: buy it, or download it once it is paid
 * (specification §3). Give it the specification's fields, or a checked `spec`.
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
  const onClick = isPaid ? (onSeePlans ?? onDownload) : onPurchase;
  const label = isPaid ? (
    <DownloadText isNoneLeft={onSeePlans !== undefined} text={text} />
  ) : (
    <>
      <LockKeyhole aria-hidden className="pf:size-5 pf:shrink-0" />
      <span>{text.purchase}</span>
    </>
  );
  const rail = "pf:type-item pf:flex pf:min-h-14 pf:w-full pf:items-center pf:gap-2 pf:px-5 pf:py-3 pf:text-start";
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
      <FigureBox spec={drawn} isPaid={isPaid} aria-label={text.describe(drawn, { isPaid })} />
    </Wall>
  );
}
