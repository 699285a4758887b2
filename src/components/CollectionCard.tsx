import { Calendar, Download, Share } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import type { Figure } from "../domain/figure.ts";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";
import { TypeBadge } from "./TypeBadge.tsx";

export interface CollectionCardProps extends Omit<ComponentProps<"article">, "children"> {
  /** The figure's name, side, counts and date. */
  figure: Omit<Figure, "id" | "image">;
  /** The figure's picture, with its text alternative. */
  picture: ReactNode;
  /** The date as a reader of your locale writes it. @default the ISO date */
  date?: ReactNode;
  /** Called on Download. */
  onDownload?: () => void;
  /** Called on Share. */
  onShare?: () => void;
  /** The card's words in your language. @default English */
  words?: typeof WORDS;
}

const WORDS = {
  created: "Created",
  downloads: (count: number) => (count === 1 ? "download" : "downloads"),
  shares: (count: number) => (count === 1 ? "share" : "shares"),
  download: "Download",
  share: "Share",
};

/** One bay of the collector's cabinet: the box on its wall, its counts, Download and Share. */
export function CollectionCard({
  figure,
  picture,
  date = figure.createdAt.slice(0, 10),
  onDownload,
  onShare,
  words = WORDS,
  className,
  ...rest
}: CollectionCardProps) {
  return (
    <article
      {...rest}
      data-slot="collection-card"
      data-variant={figure.type}
      className={cn("row-span-2 grid grid-rows-subgrid gap-y-0 bg-surface", className)}
    >
      <div className="pegboard relative grid place-items-center border-night border-b-10 px-9 pt-7 pb-6 shadow-shelf md:px-11 md:pt-8.5 md:pb-7.5">
        <div className="hang w-full max-w-72.5 [&>*]:h-auto [&>*]:w-full">{picture}</div>
      </div>
      <div className="grid content-start gap-3 px-5 pt-4.5 pb-5">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="type-item min-w-0">
            <bdi>{figure.name}</bdi>
          </h3>
          <TypeBadge type={figure.type} />
        </div>
        <ul className="flex flex-wrap gap-x-3 gap-y-1.5 text-muted text-small [&>li]:inline-flex [&>li]:items-center [&>li]:gap-1.25 [&_svg]:size-4.25">
          <li>
            <Calendar aria-hidden />
            <span className="sr-only">{words.created} </span>
            <time dateTime={figure.createdAt}>{date}</time>
          </li>
          <Count icon={<Download aria-hidden />} count={figure.downloadCount} unit={words.downloads} />
          <Count icon={<Share aria-hidden />} count={figure.shareCount} unit={words.shares} />
        </ul>
        <div className="flex flex-wrap gap-3 [&>*]:flex-1">
          <Button size="sm" onClick={onDownload} aria-label={`${words.download} ${figure.name}`}>
            <Download aria-hidden />
            {words.download}
          </Button>
          <Button size="sm" onClick={onShare} aria-label={`${words.share} ${figure.name}`}>
            <Share aria-hidden />
            {words.share}
          </Button>
        </div>
      </div>
    </article>
  );
}

function Count({ icon, count, unit }: { icon: ReactNode; count: number; unit: (count: number) => string }) {
  return (
    <li>
      {icon}
      <span>
        <b className="text-ink tabular-nums">{count.toLocaleString("en-US")}</b> {unit(count)}
      </span>
    </li>
  );
}
