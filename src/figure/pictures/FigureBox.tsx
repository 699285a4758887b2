import { memo, useMemo } from "react";
import { mergeLabels, type Translations } from "../../lib/merge-labels.ts";
import { Boundary } from "../engine/Boundary.tsx";
import { Picture } from "../engine/Picture.tsx";
import { waitForPacks } from "../engine/pack.ts";
import { usePictureContext } from "../engine/picture-context.ts";
import { describeFigure } from "../parts/describe.ts";
import type { PackagingProps } from "../parts/packaging/packaging.ts";
import { packagingOf } from "../parts/packaging/packagings.ts";
import { boxPacks } from "../parts/packs.ts";
import { BOX_LABELS, type BoxLabels } from "../schema/box-labels.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { checkSpec } from "./check-spec.ts";
import { Watermark } from "./Watermark.tsx";

/** Props of {@link FigureBox}. All other props are passed to the `svg` element. */
export interface FigureBoxProps extends Omit<React.ComponentProps<"svg">, "children"> {
  /** The figure to draw. `toFigureSpec` makes a valid one from any value. */
  spec: FigureSpec;
  /** Whether the figure is paid for. If not, the picture includes the PREVIEW watermark (specification §3). */
  isPaid: boolean;
  /**
   * Draws a dotted person-shaped gap in place of the figure. Use it for loading, empty and not-found states. @default
   * false
   */
  isEmpty?: boolean | undefined;
  /** Hides the picture from assistive technology. Use it if adjacent text says the same. @default false */
  isDecorative?: boolean | undefined;
  /**
   * Which texts to draw. `"large"` omits accessory labels and small print. Use it for pictures narrower than 280 CSS
   * pixels, where those would be unreadable.
   * @default "all"
   */
  lettering?: "all" | "large" | undefined;
  /** Your own words for the brand, the series, the seal and the small print. @default English texts */
  labels?: Translations<BoxLabels> | undefined;
}

/**
 * A figure in its packaging: 600 × 800 units. The same spec gives the same picture on server and client, apart from
 * ids. A page can show any number of boxes. If they come from several React roots or `renderToString` calls, give each
 * root a different `identifierPrefix`. Otherwise, their ids collide.
 */
export function FigureBox({
  spec,
  isPaid,
  isEmpty = false,
  isDecorative = false,
  lettering = "all",
  labels,
  ...svg
}: FigureBoxProps) {
  checkSpec(spec);
  const packed = {
    picture: usePictureContext(spec, useWords(labels)),
    spec,
    isEmpty,
    hasSmallPrint: lettering === "all",
    isPaid,
  };
  return (
    <Picture
      viewBox="0 0 600 800"
      {...svg}
      slot="figure-box"
      type={spec.type}
      label={isDecorative ? null : describeFigure(spec, { isPaid, isEmpty })}
    >
      <Boundary fallback={<Packed {...packed} isEmpty />}>
        <WholePacked {...packed} />
      </Boundary>
    </Picture>
  );
}

/** Returns the words on the box. Equal labels give the same object, so that the picture is not drawn again. */
function useWords(labels: FigureBoxProps["labels"]): BoxLabels {
  const { brand, series, ages, hours, overtime, contents } = mergeLabels(BOX_LABELS, labels);
  return useMemo(
    () => ({ brand, series, ages, hours, overtime, contents }),
    [brand, series, ages, hours, overtime, contents],
  );
}

type PackedProps = PackagingProps & { isPaid: boolean };

const WholePacked = memo(function WholePacked(props: PackedProps) {
  waitForPacks(boxPacks(props.spec));
  return <Packed {...props} />;
});

function Packed({ isPaid, ...props }: PackedProps) {
  const { picture, spec } = props;
  const { Packaging, layouts } = packagingOf(spec.packaging);
  return (
    <>
      <Packaging {...props} />
      {isPaid ? null : <Watermark picture={picture} y={layouts[spec.type].ribbonY} />}
    </>
  );
}
