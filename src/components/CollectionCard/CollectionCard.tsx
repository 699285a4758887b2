import { Calendar, Download, Pencil, Share } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { DownloadRight } from "../../domain/entitlement.ts";
import type { Figure } from "../../domain/figure.ts";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { cn } from "../../primitives/cn.ts";
import { TypeBadge } from "../TypeBadge.tsx";
import { type CardActions, DraftActions, PaidActions } from "./Actions.tsx";
import { type CollectionCardLabels, LABELS } from "./labels.ts";

export interface CollectionCardProps extends Omit<ComponentProps<"article">, "children">, CardActions {
  /** The figure's name, type, counts and date; for a draft, the date when it was last saved. */
  figure: Omit<Figure, "id" | "image">;
  /** The figure's picture, with its text alternative. A draft's picture carries the PREVIEW watermark. */
  picture: ReactNode;
  /** The date as a reader of your locale writes it. @default the ISO date */
  date?: ReactNode;
  /**
   * A draft shows no counts and offers Purchase and Resume; a paid figure offers Download, Edit and Share.
   * @default "paid"
   */
  state?: "paid" | "draft" | undefined;
  /**
   * What a download costs; with "none" the Download button says so beforehand and leads to the plans.
   * @default "free"
   */
  downloadRight?: DownloadRight | undefined;
  /** Price of a draft in integer US cents (specification §9). @default 1899 */
  priceCents?: number | undefined;
  /** What is shared is being made: Share says so, keeps focus and ignores clicks. @default false */
  sharing?: boolean | undefined;
  /** The card's texts in your language; missing ones fall back to English. @default English */
  labels?: Partial<CollectionCardLabels> | undefined;
}

/** One bay of the collector's cabinet: the box on its wall, what is known of it, and what can be done with it. */
export function CollectionCard({
  figure,
  picture,
  date,
  state = "paid",
  downloadRight = "free",
  priceCents = SINGLE_FIGURE_CENTS,
  sharing = false,
  onDownload,
  onShare,
  onSeePlans,
  onPurchase,
  onEdit,
  onDelete,
  labels,
  className,
  ...rest
}: CollectionCardProps) {
  const text = { ...LABELS, ...labels };
  const { name } = figure;
  const when = <time dateTime={figure.createdAt}>{date ?? figure.createdAt.slice(0, 10)}</time>;
  return (
    <article
      aria-label={state === "draft" ? `${name}, ${text.draft}` : name}
      {...rest}
      data-slot="collection-card"
      data-type={figure.type}
      data-state={state}
      className={cn("pf:row-span-2 pf:grid pf:grid-cols-1 pf:grid-rows-subgrid pf:gap-y-0 pf:bg-surface", className)}
    >
      <div className="pf:pegboard pf:relative pf:grid pf:place-items-center pf:border-night pf:border-b-10 pf:px-8 pf:pt-8 pf:pb-6 pf:shadow-shelf pf:md:px-10 pf:md:pb-8">
        <div className="pf:hang pf:top-0.5 pf:w-full pf:max-w-72.5 pf:[&>*]:h-auto pf:[&>*]:w-full">{picture}</div>
      </div>
      <div className="pf:grid pf:grid-cols-1 pf:content-start pf:gap-3 pf:px-4 pf:pt-4 pf:pb-5 pf:sm:px-5">
        <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-2">
          <h3 className="pf:type-item pf:min-w-0">
            <bdi>{name}</bdi>
          </h3>
          <TypeBadge type={figure.type}>{text.types?.[figure.type]}</TypeBadge>
        </div>
        {state === "draft" ? (
          <>
            <Facts>
              <li className="pf:type-label pf:rounded-pill pf:border pf:border-ink pf:border-dashed pf:px-3 pf:py-1 pf:text-ink">
                <Pencil aria-hidden className="pf:size-3.5" />
                <span>{text.draft}</span>
              </li>
              <li>
                <Calendar aria-hidden className={ICON} />
                <span>
                  <span>{`${text.saved} `}</span>
                  {when}
                </span>
              </li>
            </Facts>
            <DraftActions
              name={name}
              priceCents={priceCents}
              downloadRight={downloadRight}
              actions={{ onPurchase, onEdit, onDelete, onDownload }}
              text={text}
            />
          </>
        ) : (
          <>
            <Facts>
              <li>
                <Calendar aria-hidden className={ICON} />
                <span className="pf:sr-only">{`${text.created} `}</span>
                {when}
              </li>
              <Count
                icon={<Download aria-hidden className={ICON} />}
                count={figure.downloadCount}
                unit={text.downloads}
                text={text}
              />
              <Count
                icon={<Share aria-hidden className={ICON} />}
                count={figure.shareCount}
                unit={text.shares}
                text={text}
              />
            </Facts>
            <PaidActions
              name={name}
              downloadRight={downloadRight}
              sharing={sharing}
              actions={{ onDownload, onEdit, onShare, onSeePlans, onDelete }}
              text={text}
            />
          </>
        )}
      </div>
    </article>
  );
}

const ICON = "pf:size-4.25";

function Facts({ children }: { children: ReactNode }) {
  return (
    <ul className="pf:flex pf:min-w-0 pf:flex-wrap pf:items-center pf:gap-x-3 pf:gap-y-1.5 pf:text-muted pf:text-small pf:[&>li]:inline-flex pf:[&>li]:items-center pf:[&>li]:gap-1">
      {children}
    </ul>
  );
}

interface CountProps {
  icon: ReactNode;
  count: number;
  unit: (count: number) => string;
  text: CollectionCardLabels;
}

function Count({ icon, count, unit, text }: CountProps) {
  return (
    <li>
      {icon}
      <span>
        <b className="pf:text-ink pf:tabular-nums">{text.count(count)}</b>
        <span>{` ${unit(count)}`}</span>
      </span>
    </li>
  );
}
