import { useDeferredValue } from "react";
import type { PictureSource } from "../../domain/collected-figure.ts";
import { isPaid } from "../../domain/entitlement.ts";
import { FigureBox, FigurePortrait, type FigureSpec } from "../../figure.ts";

interface FigureStageProps {
  spec: FigureSpec;
  payment: PictureSource["payment"];
  isDecorative?: boolean;
}

/** The figure's box and a close-up of its face, as tall as their container. */
export function FigureStage({ spec, payment, isDecorative = false }: FigureStageProps) {
  // Deferred, so that the previous figure stays visible while a part's code is fetched.
  const drawn = useDeferredValue(spec);
  return (
    <div className="pf:flex pf:h-full pf:min-h-0 pf:[container-type:size] pf:items-center pf:justify-center pf:gap-3">
      <FigureBox
        spec={drawn}
        isPaid={isPaid({ payment })}
        isDecorative={isDecorative}
        className="pf:h-full pf:max-h-160 pf:w-auto pf:min-w-0"
      />
      <FigurePortrait
        spec={drawn}
        isPaid={isPaid({ payment })}
        isDecorative
        className="pf:size-[min(100cqh,42cqw,max(10rem,30cqw))] pf:shrink-0 pf:border-2 pf:border-frame pf:hero:rounded-lg pf:villain:rounded-xs"
      />
    </div>
  );
}
