import { Boundary } from "../engine/Boundary.tsx";
import { Picture } from "../engine/Picture.tsx";
import { waitForPacks } from "../engine/pack.ts";
import { type PictureContext, usePictureContext } from "../engine/picture-context.ts";
import { Body, bodyScale } from "../parts/body/Body.tsx";
import { describePortrait } from "../parts/describe.ts";
import { Stand, StandPlate } from "../parts/packaging/Stand.tsx";
import { bodyPacks } from "../parts/packs.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { checkSpec } from "./check-spec.ts";

/** Props of {@link FigureAlone}. All other props are passed to the `svg` element. */
export interface FigureAloneProps extends Omit<React.ComponentProps<"svg">, "children"> {
  /** The figure to draw. */
  spec: FigureSpec;
  /** Hides the picture from assistive technology. Use it if adjacent text says the same. @default false */
  isDecorative?: boolean | undefined;
}

/** The figure on its stand, without a box or a background: 400 × 520 units. */
export function FigureAlone({ spec, isDecorative = false, ...svg }: FigureAloneProps) {
  checkSpec(spec);
  const picture = usePictureContext(spec);
  return (
    <Picture
      viewBox="-200 -462 400 520"
      {...svg}
      slot="figure-alone"
      type={spec.type}
      label={isDecorative ? null : describePortrait(spec)}
    >
      <Stand picture={picture} mobility={spec.mobility} />
      <Boundary>
        <WholeBody picture={picture} spec={spec} />
      </Boundary>
      <g transform="translate(0 10)">
        <StandPlate picture={picture} />
      </g>
    </Picture>
  );
}

function WholeBody({ picture, spec }: { picture: PictureContext; spec: FigureSpec }) {
  waitForPacks(bodyPacks(spec));
  return (
    <g transform={`scale(${bodyScale(spec)})`}>
      <Body picture={picture} spec={spec} />
    </g>
  );
}
