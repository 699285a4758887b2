import mayaBack, { alt as mayaBackAlt } from "picture:maya-back";
import mayaBox from "picture:maya-box";
import viktorBack, { alt as viktorBackAlt } from "picture:viktor-back";
import viktorBox from "picture:viktor-box";
import { ArrowRight, Check } from "lucide-react";
import { useState } from "react";
import { formatMoney } from "../../domain/money.ts";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { ButtonLink } from "../../index.ts";
import { Heading } from "../layout/Heading.tsx";
import { renderSiteLink } from "../layout/SiteLink.tsx";
import { type BuiltPicture, Picture } from "../platform/BuiltPicture.tsx";
import { prefetchPicture } from "../platform/prefetch-picture.ts";

/** Widths of the two boxes, which share a column: at most 800 pixels, or half of the page if it is next to the text. */
const SIZES = "(min-width: 104rem) 388px, (min-width: 64rem) 23vw, (min-width: 45rem) 33vw, 44vw";

const MAYA = {
  front: { picture: mayaBox, alt: "Boxed hero figure of Maya Okonkwo, Senior Software Engineer (sample)" },
  back: { picture: mayaBack, alt: mayaBackAlt },
};
const VIKTOR = {
  front: { picture: viktorBox, alt: "Boxed villain figure of Viktor Lindqvist, Chief Financial Officer (sample)" },
  back: { picture: viktorBack, alt: viktorBackAlt },
};

/** The first section of the landing page, with the heading and two boxed figures. */
export function Hero() {
  return (
    <div className="pf:@container">
      <div className="pf:grid pf:grid-cols-1 pf:@min-[45rem]:grid-cols-[minmax(0,0.88fr)_minmax(0,1fr)]">
        <div className="pf:grid pf:grid-cols-1 pf:content-center pf:justify-items-start pf:gap-6 pf:px-gutter pf:py-10 pf:@min-[45rem]:ps-[max(var(--pf-spacing-gutter),calc((100cqw-var(--pf-container-page))/2))] pf:lg:pe-10 pf:lg:py-14">
          <p className="pf:type-tag pf:cap-center pf:-rotate-2 pf:rounded-pill pf:border-2 pf:border-on-accent pf:bg-accent pf:px-4 pf:py-1.5 pf:text-on-accent">
            <span>Ages 9 to 5</span>
          </p>
          <Heading className="pf:type-poster pf:max-[22.5rem]:text-[8.2vw]">Your career, mint on card.</Heading>
          <p className="pf:type-lead pf:max-w-[34ch] pf:text-muted">
            Paste your LinkedIn URL, pick a pill, and meet yourself as a boxed action figure. Hero or villain? Your
            call.
          </p>
          <div className="pf:flex pf:w-full pf:flex-wrap pf:gap-3 pf:[&>*]:max-w-90 pf:[&>*]:flex-auto">
            <ButtonLink href="/create" renderLink={renderSiteLink} variant="primary" size="lg">
              Create Your Figure
              <ArrowRight aria-hidden />
            </ButtonLink>
            <ButtonLink href="/dashboard" renderLink={renderSiteLink} size="lg">
              View Dashboard
            </ButtonLink>
          </div>
        </div>
        <div className="pf:pegboard pf:grid pf:grid-cols-1 pf:items-center pf:border-frame pf:px-gutter pf:pt-8 pf:pb-14 pf:shadow-shelf pf:border-t-2 pf:@min-[45rem]:border-s-2 pf:@min-[45rem]:border-t-0">
          {/* Where the board is narrow but high, one box hangs in front of the other. */}
          <div className="pf:mx-auto pf:grid pf:w-full pf:max-w-200 pf:grid-cols-2 pf:gap-3 pf:sm:gap-6 pf:@min-[45rem]:@max-[64rem]:grid-cols-3 pf:@min-[45rem]:@max-[64rem]:grid-rows-[2fr_1fr_2fr] pf:@min-[45rem]:@max-[64rem]:gap-0 pf:@min-[45rem]:@max-[64rem]:*:first:[grid-area:1/1/3/3] pf:@min-[45rem]:@max-[64rem]:*:last:[grid-area:2/2/4/4]">
            <div className="pf:-rotate-[1.4deg]">
              <HangingBox {...MAYA} />
            </div>
            <div className="pf:z-1 pf:translate-y-4.5 pf:-rotate-[0.6deg]">
              <HangingBox {...VIKTOR} />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

type HangingBoxProps = Record<"front" | "back", { picture: BuiltPicture; alt: string }>;

/** A box that swings on its nail while the page scrolls, sways under the pointer and turns around on a click. */
function HangingBox({ front, back }: HangingBoxProps) {
  const [side, setSide] = useState<keyof HangingBoxProps>();
  const fetchBack = () => void prefetchPicture(back.picture, SIZES);
  return (
    <div className="pf:animate-swing">
      <button
        type="button"
        aria-label={`${(side === "back" ? back : front).alt}. Turn around`}
        className="pf:hang pf:block pf:w-full pf:scroll-my-8 pf:rounded-lg pf:hover:animate-sway"
        onPointerEnter={fetchBack}
        onFocus={fetchBack}
        onClick={() => setSide(side === "back" ? "front" : "back")}
      >
        {/* The key creates a new element for each side, so that the box turns, but not before the first click. */}
        <span key={side} className={side ? "pf:block pf:animate-turn" : undefined}>
          {side === "back" ? (
            <Picture {...back} sizes={SIZES} loading="eager" decoding="sync" />
          ) : (
            <Picture {...front} sizes={SIZES} inlined={344} />
          )}
        </span>
      </button>
    </div>
  );
}

/** The shelf below the boxes, with the price ticket. */
export function Shelf() {
  return (
    <div className="pf:border-frame pf:border-y-3 pf:bg-night pf:text-on-night">
      <div className="pf:page-width pf:flex pf:min-h-18.5 pf:flex-wrap pf:items-center pf:justify-between pf:gap-x-5 pf:gap-y-3 pf:py-2">
        <p className="pf:flex pf:flex-wrap pf:items-baseline pf:gap-x-3 pf:rounded-sm pf:bg-accent pf:px-3 pf:py-2 pf:text-on-accent">
          <span className="pf:type-item">Single figure</span>
          <span className="pf:flex pf:flex-wrap pf:items-baseline pf:gap-x-3">
            <span className="pf:type-price pf:text-ticket">{formatMoney(SINGLE_FIGURE_CENTS)}</span>
            <span className="pf:text-small">one-time</span>
          </span>
        </p>
        <ul className="pf:flex pf:flex-wrap pf:gap-x-6 pf:gap-y-1">
          {["3 accessories", "Cape or collar", "Name spelled right"].map((item) => (
            <li key={item} className="pf:type-control pf:flex pf:items-center pf:gap-2">
              <Check aria-hidden className="pf:size-5 pf:text-accent pf:forced-colors:text-[CanvasText]" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
