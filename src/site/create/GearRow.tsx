import { useEffect, useEffectEvent, useRef, useState } from "react";
import { EDITOR_LABELS, LookPicture } from "../../editor.ts";
import { type AccessoryTrio, DEFAULT_ACCESSORIES } from "../../figure/schema/accessory.ts";
import { ownText } from "../../figure/schema/design.ts";
import { labelOf } from "../../figure/schema/words.ts";
import type { FigureSpec } from "../../figure.ts";
import { announce, Button } from "../../index.ts";
import type { GearOffer } from "../../trades/gear-offer.ts";
import { nextTrio, wearClothes, whoseGear } from "../../trades/packing.ts";
import { type FigureSession, useFigureSession } from "../figure-session/figure-session.ts";

/** Fetches the trade and skill tables, which are large. */
export const loadTrades = () => import("./trade-code.ts");

/** Delay after the last keystroke in the title, in milliseconds. */
const REST_MS = 600;

interface GearRowProps {
  session: FigureSession;
  /** Called with the outfits of the title's trade; none if the trade is unknown. */
  onOutfits: (outfits: readonly FigureSpec["outfit"][]) => void;
}

/**
 * Packs three accessories for the trade once a typed title rests, unless the person chose the ones in the box. Then
 * shows whose they are, with Swap and Undo, and offers the trade's clothes.
 */
export function GearRow({ session, onOutfits }: GearRowProps) {
  const { design, isTyped } = useFigureSession(session);
  const { spec } = design;
  const title = ownText(design, "jobTitle");
  const [offer, setOffer] = useState<GearOffer>();
  /** What the figure wore before it put on the trade's clothes. */
  const [worn, setWorn] = useState<Partial<FigureSpec>>();
  const row = useRef<HTMLDivElement>(null);

  /** Changes the figure. Packing, Swap and the clothes have the same merge key, so they are one undo step. */
  const change = (changed: Partial<FigureSpec>, mergeKey?: string) =>
    session.dispatch({ type: "edit", design: { ...design, spec: { ...spec, ...changed } }, mergeKey });
  const pack = (accessories: AccessoryTrio, { owner }: GearOffer) => {
    change({ accessories }, "gear");
    announce(`${packedFor(owner)}: ${accessories.map(({ label }) => label).join(", ")}.`);
  };

  const rest = useEffectEvent((next: GearOffer | undefined, mayPack: boolean) => {
    // An unknown title changes nothing: packed accessories keep their row.
    if (!next) return setOffer(whoseGear(spec.accessories, offer) === "packed" ? offer : undefined);
    const isSameTrade = next.trade === offer?.trade;
    const isFree = whoseGear(spec.accessories, offer) !== "own" && whoseGear(spec.accessories, next) !== "packed";
    if (mayPack && !isSameTrade && isFree) pack(next.trios[0], next);
    setOffer(isSameTrade ? { ...next, trios: [...next.trios, ...offer.trios] } : next);
  });
  const isTitleTyped = useEffectEvent(() => isTyped);
  useEffect(() => {
    const mayPack = isTitleTyped();
    let isCurrent = title !== "";
    const trades = isCurrent ? loadTrades().catch(() => undefined) : undefined;
    const onRest = async () => {
      const tables = await trades;
      if (!isCurrent) return;
      onOutfits(tables?.outfitsForTitle(title) ?? []);
      rest(tables?.offerGear(session.read().design), mayPack);
    };
    const timer = setTimeout(onRest, mayPack ? REST_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [title, session, onOutfits]);

  const whose = whoseGear(spec.accessories, offer);
  if (!offer || title === "" || whose === "own") return null;
  const { trade } = offer;
  const isPacked = whose === "packed";
  const undo = () => {
    change({ accessories: DEFAULT_ACCESSORIES, ...(spec.outfit === trade.outfit && worn) });
    announce("Undone");
  };
  const wear = () => {
    const { outfit, outfitColor, headwear } = spec;
    setWorn({ outfit, outfitColor, headwear });
    row.current?.focus();
    change(wearClothes(spec, trade), "gear");
  };
  return (
    // The group gets the focus when the last button disappears.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read before each button
    <div ref={row} role="group" aria-label="Gear" tabIndex={-1} className={ROW}>
      {isPacked ? (
        <bdi className="pf:type-control pf:flex-[1_1_9.5rem] pf:wrap-anywhere">{packedFor(offer.owner)}.</bdi>
      ) : null}
      <span className="pf:flex pf:gap-2">
        {isPacked ? (
          <Button
            size="sm"
            isCompact
            aria-label="Swap gear"
            onClick={() => pack(nextTrio(spec.accessories, offer), offer)}
          >
            Swap
          </Button>
        ) : null}
        {/* One button for both, so that it keeps the focus. */}
        <Button
          size="sm"
          isCompact
          aria-label={isPacked ? "Undo packing" : undefined}
          onClick={isPacked ? undo : () => pack(offer.trios[0], offer)}
        >
          {isPacked ? "Undo" : "Pack the box"}
        </Button>
      </span>
      {trade.outfit && trade.outfit !== spec.outfit ? (
        <Button size="sm" isCompact onClick={wear}>
          <span className="pf:-my-1 pf:w-10 pf:shrink-0 pf:overflow-hidden pf:rounded-sm">
            <LookPicture field="outfit" spec={wearClothes(spec, trade)} />
          </span>
          {/* The name within a sentence: "lab coat", but "T-shirt". */}
          Wear the {outfitName(trade.outfit).replace(/^.(?!-)/, (letter) => letter.toLowerCase())}
        </Button>
      ) : null}
    </div>
  );
}

const ROW = "pf:flex pf:flex-wrap pf:items-center pf:gap-2 pf:outline-none";

const packedFor = (owner: string | undefined) => `Packed ${owner ? `for ${owner}` : "to match your title"}`;

const outfitName = (outfit: FigureSpec["outfit"]) => labelOf(EDITOR_LABELS.fields.outfit.options[outfit]);
