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
      className={cn("row-span-2 grid grid-cols-1 grid-rows-subgrid gap-y-0 bg-surface", className)}
    >
      <div className="pegboard relative grid place-items-center border-night border-b-10 px-9 pt-7 pb-6 shadow-shelf md:px-11 md:pt-8.5 md:pb-7.5">
        <div className="hang w-full max-w-72.5 [&>*]:h-auto [&>*]:w-full">{picture}</div>
      </div>
      <div className="grid grid-cols-1 content-start gap-3 px-[min(1.25rem,6.25vw)] pt-4.5 pb-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="type-item min-w-0">
            <bdi>{name}</bdi>
          </h3>
          <TypeBadge type={figure.type} />
        </div>
        {state === "draft" ? (
          <>
            <Facts>
              <li className="type-label rounded-pill border border-ink border-dashed px-2.5 py-0.75 text-ink [&_svg]:size-3.5!">
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
                <span className="sr-only">{words.created} </span>
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
    <ul className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5 text-muted text-small [&>li]:inline-flex [&>li]:items-center [&>li]:gap-1.25 [&_svg]:size-4.25">
      {children}
    </ul>
  );
}

function Count({ icon, count, unit }: { icon: ReactNode; count: number; unit: (count: number) => string }) {
  return (
    <li>
      {icon}
      <span>
        <b className="text-ink tabular-nums">{formatCount(count)}</b> {unit(count)}
      </span>
    </li>
  );
}
