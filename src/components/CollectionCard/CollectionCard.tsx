import { Calendar, Download, Pencil, Share } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { DownloadRight } from "../../domain/collected-figure.ts";
import type { Figure } from "../../domain/figure.ts";
import { formatCount, formatMoney } from "../../domain/money.ts";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { cn } from "../../primitives/cn.ts";
import { TypeBadge } from "../TypeBadge.tsx";
import { type CardActs, DraftActions, PaidActions } from "./Actions.tsx";
import { WORDS, type Words } from "./words.ts";

export interface CollectionCardProps extends Omit<ComponentProps<"article">, "children">, CardActs {
  /** The figure's name, side, counts and date; for a draft, the date when it was last saved. */
  figure: Omit<Figure, "id" | "image">;
  /** The figure's picture, with its text alternative. A draft's picture carries the PREVIEW watermark. */
  picture: ReactNode;
  /** The date as a reader of your locale writes it. @default the ISO date */
  date?: ReactNode;
  /**
   * A draft shows no counts and offers Purchase, Resume and Delete; a paid figure offers Download and Share.
   * @default "paid"
   */
  state?: "paid" | "draft";
  /**
   * What a download costs; with "none" the Download button says so before it is pressed and leads to the plans.
   * @default "free"
   */
  downloadRight?: DownloadRight;
  /**
   * Price of a draft in integer US cents (specification §9).
   * @default 1899
   */
  priceCents?: number;
  /**
   * What is shared is being made: Share says so, keeps focus and ignores presses.
   * @default false
   */
  isSharing?: boolean;
  /** The card's words in your language. @default English */
  words?: Words;
}

/** One bay of the collector's cabinet: the box on its wall, what is known of it, and what can be done with it. */
export function CollectionCard({
  figure,
  picture,
  date = figure.createdAt.slice(0, 10),
  state = "paid",
  downloadRight = "free",
  priceCents = SINGLE_FIGURE_CENTS,
  isSharing = false,
  onDownload,
  onShare,
  onSeePlans,
  onPurchase,
  onResume,
  onDelete,
  words = WORDS,
  className,
  ...rest
}: CollectionCardProps) {
  const { name } = figure;
  const when = <time dateTime={figure.createdAt}>{date}</time>;
  return (
    <article
      aria-label={state === "draft" ? `${name}, ${words.draft}` : name}
      {...rest}
      data-slot="collection-card"
      data-variant={figure.type}
      data-state={state}
      className={cn("pf:row-span-2 pf:grid pf:grid-cols-1 pf:grid-rows-subgrid pf:gap-y-0 pf:bg-surface", className)}
    >
      <div className="pf:pegboard pf:relative pf:grid pf:place-items-center pf:border-night pf:border-b-10 pf:px-9 pf:pt-7 pf:pb-6 pf:shadow-shelf pf:md:px-11 pf:md:pt-8.5 pf:md:pb-7.5">
        <div className="pf:hang pf:w-full pf:max-w-72.5 pf:[&>*]:h-auto pf:[&>*]:w-full">{picture}</div>
      </div>
      <div className="pf:grid pf:grid-cols-1 pf:content-start pf:gap-3 pf:px-[min(1.25rem,6.25vw)] pf:pt-4.5 pf:pb-5">
        <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-2">
          <h3 className="pf:type-item pf:min-w-0">
            <bdi>{name}</bdi>
          </h3>
          <TypeBadge type={figure.type} />
        </div>
        {state === "draft" ? (
          <>
            <Facts>
              <li className="pf:type-label pf:rounded-pill pf:border pf:border-ink pf:border-dashed pf:px-2.5 pf:py-0.75 pf:text-ink pf:[&_svg]:size-3.5!">
                <Pencil aria-hidden />
                {words.draft}
              </li>
              <li>
                <Calendar aria-hidden />
                <span>
                  {words.saved} {when}
                </span>
              </li>
            </Facts>
            <DraftActions
              name={name}
              price={formatMoney(priceCents)}
              downloadRight={downloadRight}
              acts={{ onPurchase, onResume, onDelete, onDownload }}
              words={words}
            />
          </>
        ) : (
          <>
            <Facts>
              <li>
                <Calendar aria-hidden />
                <span className="pf:sr-only">{words.created} </span>
                {when}
              </li>
              <Count icon={<Download aria-hidden />} count={figure.downloadCount} unit={words.downloads} />
              <Count icon={<Share aria-hidden />} count={figure.shareCount} unit={words.shares} />
            </Facts>
            <PaidActions
              name={name}
              downloadRight={downloadRight}
              isSharing={isSharing}
              acts={{ onDownload, onShare, onSeePlans, onDelete }}
              words={words}
            />
          </>
        )}
      </div>
    </article>
  );
}

function Facts({ children }: { children: ReactNode }) {
  return (
    <ul className="pf:flex pf:min-w-0 pf:flex-wrap pf:items-center pf:gap-x-3 pf:gap-y-1.5 pf:text-muted pf:text-small pf:[&>li]:inline-flex pf:[&>li]:items-center pf:[&>li]:gap-1.25 pf:[&_svg]:size-4.25">
      {children}
    </ul>
  );
}

function Count({ icon, count, unit }: { icon: ReactNode; count: number; unit: (count: number) => string }) {
  return (
    <li>
      {icon}
      <span>
        <b className="pf:text-ink pf:tabular-nums">{formatCount(count)}</b> {unit(count)}
      </span>
    </li>
  );
}
