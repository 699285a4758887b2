import mayaBox from "picture:maya-box";
import viktorBox from "picture:viktor-box";
import { ArrowRight, Check } from "lucide-react";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { buttonStyles, formatMoney } from "../../index.ts";
import { AppLink } from "../link.tsx";
import { Heading } from "./Heading.tsx";
import { Picture } from "./Picture.tsx";

/** Its two boxes share a column of at most 800 pixels; on a desktop that is half of the page. */
const SIZES = "(min-width: 100rem) 396px, (min-width: 68rem) calc(24vw - 2px), (min-width: 52rem) 394px, 44vw";

/** What the landing page opens with: the promise, two boxes, and the shelf's rail with the price. */
export function Hero() {
  return (
    <>
      <Opening />
      <Shelf />
    </>
  );
}

function Opening() {
  return (
    <div className="@container">
      <div className="grid grid-cols-1 lg:grid-cols-[minmax(0,0.88fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-1 content-center justify-items-start gap-6.5 px-gutter pt-12 pb-10 lg:ps-[max(var(--spacing-gutter),calc((100cqw-var(--container-page))/2))] lg:pe-10 lg:pt-14 lg:pb-16">
          <p className="type-label -rotate-2 rounded-pill border-2 border-on-accent bg-accent px-3.5 pt-2 pb-1.5 text-on-accent">
            Ages 9 to 5
          </p>
          <Heading className="type-poster">Your career, mint on card.</Heading>
          <p className="type-lead max-w-[34ch] text-muted">
            Give a LinkedIn URL, pick a pill, and see a boxed action figure you can make your own. Hero or villain is up
            to you.
          </p>
          <div className="flex w-full flex-wrap gap-3">
            <AppLink to="/create" className={`${buttonStyles({ variant: "primary", size: "lg" })} max-md:w-full`}>
              Create Your Figure
              <ArrowRight aria-hidden />
            </AppLink>
            <AppLink to="/dashboard" className={`${buttonStyles({ size: "lg" })} max-md:w-full`}>
              View Dashboard
            </AppLink>
          </div>
        </div>
        <div className="pegboard grid grid-cols-1 items-center border-frame px-gutter py-9 shadow-shelf max-lg:border-t-2 lg:border-s-2 lg:px-6.5 lg:pb-13">
          <div className="mx-auto grid w-full max-w-200 grid-cols-2 gap-3 lg:gap-2">
            <div className="hang -rotate-[1.4deg]">
              <Picture
                picture={mayaBox}
                alt="Boxed hero figure of Maya Okonkwo, Senior Software Engineer (sample)"
                sizes={SIZES}
                priority
                inlined
              />
            </div>
            <div className="hang translate-y-4.5 rotate-[1.2deg]">
              <Picture
                picture={viktorBox}
                alt="Boxed villain figure of Viktor Lindqvist, Chief Financial Officer (sample)"
                sizes={SIZES}
                priority
                inlined
              />
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The shelf's rail under the boxes, with the price ticket. */
function Shelf() {
  return (
    <div className="border-frame border-y-3 bg-night text-on-night">
      <div className="page-width flex min-h-18.5 flex-wrap items-center justify-between gap-x-5 gap-y-3 py-2.5">
        <p className="flex flex-wrap items-baseline gap-x-3 rounded-sm bg-accent px-3.5 py-2.5 text-on-accent">
          <span className="type-item">Single figure</span>
          <span className="type-price text-ticket">{formatMoney(SINGLE_FIGURE_CENTS)}</span>
          <span className="text-small">one-time</span>
        </p>
        <ul className="flex flex-wrap gap-x-5.5 gap-y-1">
          {["3 accessories", "Cape or collar", "Name spelled right"].map((item) => (
            <li key={item} className="type-control flex items-center gap-2.5">
              <Check aria-hidden className="size-5 text-accent forced-colors:text-[CanvasText]" />
              {item}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
