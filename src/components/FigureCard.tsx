import { Download, LockKeyhole } from "lucide-react";
import type { ComponentProps } from "react";
import { DEFAULT_ACCESSORIES } from "../domain/accessories.ts";
import type { PreviewFigure } from "../domain/figure.ts";
import { DEFAULT_TAGLINES, type FigureLook, toFigureSpec } from "../domain/figure-spec.ts";
import { FigureBox } from "../figure/FigureBox.tsx";
import { Wall } from "./FigureWall.tsx";

export interface FigureCardProps
  extends Omit<ComponentProps<"figure">, "children">,
    Pick<PreviewFigure, "name" | "jobTitle" | "isHero" | "isPaid">,
    Partial<Pick<PreviewFigure, "tagline" | "accessories">> {
  /** Name on the box, at most 40 code points. */
  name: string;
  /** Job title on the box, at most 48 code points. */
  jobTitle: string;
  /** True draws the hero, false the villain. */
  isHero: boolean;
  /** False puts the PREVIEW watermark into the picture; there is no way to draw the figure unpaid without it. */
  isPaid: boolean;
  /**
   * Line on the box, at most 72 code points.
   * @default the sample tagline of the figure's side
   */
  tagline?: string;
  /**
   * The three things in the box.
   * @default Debugger Tool Belt, Keyboard of Command, Coffee Cup of Endurance
   */
  accessories?: PreviewFigure["accessories"];
  /** Skin, hair, outfit, pose and so on; whatever is left out takes its default. */
  look?: Partial<FigureLook>;
  /**
   * Label while unpaid.
   * @default "Purchase to Download"
   */
  purchaseLabel?: string;
  /**
   * Label once paid.
   * @default "Download Your Figure"
   */
  downloadLabel?: string;
  /** Makes the label of an unpaid figure a button. */
  onPurchase?: () => void;
  /** Makes the label of a paid figure a button. */
  onDownload?: () => void;
}

/** A figure in its box on the wall, with what can be done with it: buy it, or download it once it is paid (specification §3). */
export function FigureCard({
  name,
  jobTitle,
  isHero,
  isPaid,
  tagline,
  accessories = DEFAULT_ACCESSORIES,
  look,
  purchaseLabel = "Purchase to Download",
  downloadLabel = "Download Your Figure",
  onPurchase,
  onDownload,
  ...rest
}: FigureCardProps) {
  const type = isHero ? "hero" : "villain";
  const spec = toFigureSpec({
    ...look,
    type,
    name,
    jobTitle,
    tagline: tagline ?? DEFAULT_TAGLINES[type],
    accessories,
  });
  const act = isPaid ? onDownload : onPurchase;
  const Icon = isPaid ? Download : LockKeyhole;
  const label = (
    <>
      <Icon aria-hidden className="pf:size-5 pf:shrink-0" />
      <span>{isPaid ? downloadLabel : purchaseLabel}</span>
    </>
  );
  const rail = "pf:type-item pf:flex pf:min-h-14 pf:w-full pf:items-center pf:gap-2.5 pf:px-5 pf:py-3 pf:text-start";
  return (
    <Wall
      {...rest}
      data-slot="figure-card"
      data-state={isPaid ? "paid" : "unpaid"}
      caption={
        act ? (
          <button
            type="button"
            onClick={act}
            className={`${rail} pf:transition-colors pf:hover:text-accent pf:focus-visible:-outline-offset-6 pf:focus-visible:outline-accent`}
          >
            {label}
          </button>
        ) : (
          <p className={rail}>{label}</p>
        )
      }
    >
      <FigureBox spec={spec} isPaid={isPaid} />
    </Wall>
  );
}
