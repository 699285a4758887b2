import { Check, RefreshCw } from "lucide-react";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { AccessoryPicture } from "../../editor.ts";
import type { FigureDesign } from "../../figure.ts";
import { announce, Button } from "../../index.ts";
import { anotherGear, type GearOffer, hasGear, offerGear } from "../../trades/gear-offer.ts";
import type { AccessorySource } from "../../trades/suggest-accessories.ts";

interface GearTilesProps {
  /** The texts that determine the accessories. Change the `key` with them. */
  source: AccessorySource;
  /** Whether to announce the offer when it appears. */
  isAnnounced: boolean;
  design: FigureDesign;
  onChange: (design: FigureDesign) => void;
}

/** An offer of three accessories for a title's trade. Renders nothing if the trade is unknown. */
export function GearTiles({ source, ...rest }: GearTilesProps) {
  const [offer] = useState(() => offerGear(source));
  return offer ? <OfferedGear offer={offer} {...rest} /> : null;
}

/** Shows the three accessories until the figure has them. Pressing one swaps it for another. */
function OfferedGear({ offer, isAnnounced, design, onChange }: Omit<GearTilesProps, "source"> & { offer: GearOffer }) {
  const [trio, setTrio] = useState(offer.trio);
  const [isTaken, setTaken] = useState(false);
  const { spec } = design;
  const isPacked = hasGear(spec.accessories, offer);
  const heading = offer.owner ? `Gear for ${offer.owner}?` : "Gear to match your title?";

  const announceOffer = useEffectEvent(() => {
    if (isAnnounced && !isPacked) announce(`${heading} Three suggestions below.`);
  });
  useEffect(() => announceOffer(), []);

  const packed = useRef<HTMLParagraphElement>(null);
  // Moves focus, because the focused button was removed.
  useLayoutEffect(() => {
    if (isTaken) packed.current?.focus({ preventScroll: true });
  }, [isTaken]);

  if (isPacked) {
    return isTaken ? (
      <p ref={packed} tabIndex={-1} className="pf:flex pf:items-center pf:gap-2 pf:text-small pf:outline-none">
        <Check aria-hidden className="pf:size-5 pf:shrink-0" />
        Packed. Your gear is in the box.
      </p>
    ) : null;
  }
  return (
    <fieldset className="pf:grid pf:grid-cols-1 pf:justify-items-start pf:gap-3">
      <legend className="pf:type-control pf:mb-3 pf:wrap-anywhere">
        <bdi>{heading}</bdi>
      </legend>
      <div className="pf:grid pf:w-full pf:max-w-120 pf:grid-cols-[repeat(auto-fit,minmax(min(100%,4.75rem),1fr))] pf:gap-1.5 pf:sm:gap-2">
        {trio.map(({ kind, label }, slot) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot keeps its focus when its accessory is swapped
            key={slot}
            type="button"
            onClick={() => {
              const next = anotherGear(trio, slot, offer);
              setTrio(next);
              announce(next[slot]?.label);
            }}
            data-type={spec.type}
            className="pf:group pf:flex pf:min-w-0 pf:cursor-pointer pf:flex-col pf:items-center pf:gap-1.5 pf:border-2 pf:border-line-strong pf:bg-surface pf:p-0.5 pf:pb-2 pf:sm:p-1.5 pf:sm:pb-2 pf:text-center pf:transition-colors pf:hover:border-ink pf:hero:rounded-md pf:villain:rounded-xs"
          >
            <span
              aria-hidden
              className="pf:block pf:aspect-square pf:w-full pf:max-w-24 pf:bg-radial pf:from-20% pf:from-surface pf:group-hero:rounded-sm pf:group-hero:to-hero-soft pf:group-villain:rounded-xs pf:group-villain:to-villain-soft"
            >
              <AccessoryPicture spec={spec} kind={kind} />
            </span>
            <span className="pf:type-tag pf:max-w-full pf:text-balance">{label}</span>
            <span className="pf:mt-auto pf:flex pf:items-center pf:gap-1 pf:text-muted pf:text-small pf:leading-snug pf:group-hover:underline">
              <RefreshCw aria-hidden className="pf:size-3.5 pf:shrink-0" />
              Another
            </span>
          </button>
        ))}
      </div>
      <Button
        size="sm"
        onClick={() => {
          setTaken(true);
          onChange({ ...design, spec: { ...spec, accessories: trio } });
        }}
      >
        <Check aria-hidden />
        Take all three
      </Button>
    </fieldset>
  );
}
