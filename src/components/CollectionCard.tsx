import { Calendar, Download, Pencil, Share } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { CharacterType } from "../figure/schema/field.ts";
import { cn } from "../lib/cn.ts";
import { formatCount } from "../lib/format-count.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { TypeBadge } from "./TypeBadge.tsx";

export interface CollectionCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** The figure's name, type and date, and optional counts. For a draft, the date is the time of the last save. */
  figure: CollectionCardFigure;
  /** The figure's picture with a text alternative. For a draft, use a picture with the PREVIEW watermark. */
  picture: ReactNode;
  /** `figure.createdAt` in the person's date format. @default the ISO date */
  date?: ReactNode;
  /** A word that sets the figure apart: "Sample". */
  tag?: ReactNode;
  /** Marks the figure as a draft and hides the counts. @default false */
  isDraft?: boolean | undefined;
  /** The heading level. @default 3 */
  headingLevel?: 1 | 2 | 3 | 4 | 5 | 6 | undefined;
  /** Buttons or links, the most important first. Name each after the figure: "Download Maya Okonkwo". */
  actions?: ReactNode;
  /** The card's translated texts. Missing texts are in English. @default English */
  labels?: Translations<CollectionCardLabels> | undefined;
}

/** The figure that a collection card shows. */
export interface CollectionCardFigure {
  readonly name: string;
  readonly type: CharacterType;
  /** An ISO 8601 date. */
  readonly createdAt: string;
  readonly downloadCount?: number | undefined;
  readonly shareCount?: number | undefined;
}

const LABELS = {
  created: "Created",
  saved: "Saved",
  draft: "Draft",
  downloads: (count: number): string => (count === 1 ? "download" : "downloads"),
  shares: (count: number): string => (count === 1 ? "share" : "shares"),
  /** Formats the number of downloads or shares. */
  count: formatCount,
};
/** The texts of a collection card. `types` are the texts of its TypeBadge. */
export type CollectionCardLabels = Readonly<typeof LABELS> & {
  readonly types?: Readonly<Record<CharacterType, string>>;
};

/** A figure in a collection: its picture, name, type, date, counts and actions. */
export function CollectionCard({
  figure,
  picture,
  date,
  tag,
  isDraft = false,
  headingLevel = 3,
  actions,
  labels,
  className,
  ...rest
}: CollectionCardProps) {
  const text = mergeLabels(LABELS, labels);
  const { name, type, createdAt, downloadCount, shareCount } = figure;
  const Heading = `h${headingLevel}` as const;
  const when = <time dateTime={createdAt}>{date ?? createdAt.slice(0, 10)}</time>;
  return (
    <article
      aria-label={isDraft ? `${name}, ${text.draft}` : name}
      {...rest}
      data-slot="collection-card"
      data-type={type}
      data-state={isDraft ? "draft" : "paid"}
      className={cn("pf:row-span-2 pf:grid pf:grid-cols-1 pf:grid-rows-subgrid pf:gap-y-0 pf:bg-surface", className)}
    >
      <div className="pf:@container pf:pegboard pf:relative pf:grid pf:items-center pf:border-night pf:border-b-10 pf:shadow-shelf">
        <div className="pf:grid pf:justify-items-center pf:px-3 pf:pt-5 pf:pb-4 pf:@min-[16rem]:px-8 pf:@min-[16rem]:pt-8 pf:@min-[16rem]:pb-6 pf:md:px-10 pf:md:pb-8">
          <div className="pf:hang pf:top-0.5 pf:w-full pf:max-w-72.5 pf:[&>*]:h-auto pf:[&>*]:w-full">{picture}</div>
        </div>
        {/* Hangs on the shelf's edge. */}
        {tag ? (
          <p className={cn(TAG, "pf:absolute pf:start-3 pf:bottom-0 pf:translate-y-3.5 pf:bg-surface pf:sm:start-5")}>
            <span>{tag}</span>
          </p>
        ) : null}
      </div>
      <div className="pf:@container pf:px-3 pf:pt-4 pf:pb-5 pf:sm:px-5">
        <div className="pf:grid pf:grid-cols-1 pf:gap-3">
          <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-2">
            <Heading className="pf:type-item pf:min-w-0 pf:wrap-anywhere pf:@max-[14rem]:text-control">
              <bdi>{name}</bdi>
            </Heading>
            <TypeBadge type={type}>{text.types?.[type]}</TypeBadge>
          </div>
          {isDraft ? (
            <Facts key="draft">
              <li className={cn(TAG, "pf:border-dashed")}>
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
          ) : (
            <Facts key="paid">
              <li>
                <Calendar aria-hidden className={ICON} />
                <span className="pf:sr-only">{`${text.created} `}</span>
                {when}
              </li>
              <Count
                icon={<Download aria-hidden className={ICON} />}
                count={downloadCount}
                unit={text.downloads}
                text={text}
              />
              <Count icon={<Share aria-hidden className={ICON} />} count={shareCount} unit={text.shares} text={text} />
            </Facts>
          )}
          {actions}
        </div>
      </div>
    </article>
  );
}

const ICON = "pf:size-4.25";
const TAG = "pf:type-tag pf:cap-center pf:rounded-pill pf:border pf:border-ink pf:px-3 pf:py-1 pf:text-ink";

/** In a narrow card, the date has its own line: a longer format, which replaces it, then moves nothing. */
function Facts({ children }: { children: ReactNode }) {
  return (
    <ul className="pf:flex pf:min-w-0 pf:flex-wrap pf:items-center pf:gap-x-3 pf:gap-y-1.5 pf:text-muted pf:text-small pf:[&>li]:inline-flex pf:[&>li]:items-center pf:[&>li]:gap-1 pf:@max-[14rem]:[&>li:has(time)]:basis-full">
      {children}
    </ul>
  );
}

interface CountProps {
  icon: ReactNode;
  count: number | undefined;
  unit: (count: number) => string;
  text: CollectionCardLabels;
}

function Count({ icon, count, unit, text }: CountProps) {
  if (count === undefined) return null;
  return (
    <li>
      {icon}
      <span>
        <b className="pf:text-ink pf:tabular-nums">{text.count(count)}</b>
        <span className="pf:@max-[14rem]:sr-only">{` ${unit(count)}`}</span>
      </span>
    </li>
  );
}
