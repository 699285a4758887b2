import { memo, Suspense } from "react";
import { describeFigure } from "../describe.ts";
import { Picture } from "../engine/Picture.tsx";
import { waitForPacks } from "../engine/pack.ts";
import { usePictureContext } from "../engine/picture-context.ts";
import type { PackagingProps } from "../parts/packaging/packaging.ts";
import { packagingOf } from "../parts/packaging/packagings.ts";
import { boxPacks } from "../parts/packs.ts";
import type { FigureSpec } from "../schema/spec.ts";
import { Watermark } from "./Watermark.tsx";

/** Props of {@link FigureBox}; all others go to the `svg` element. */
export interface FigureBoxProps extends Omit<React.ComponentProps<"svg">, "children"> {
  /** Everything that is drawn; make one of anything with `toFigureSpec`. */
  spec: FigureSpec;
  /** Whether the figure is paid for. While it is not, PREVIEW is in the picture itself (specification §1). */
  isPaid: boolean;
  /** Draws a dotted person-shaped gap instead of the figure, for waiting, empty and not-found states. @default false */
  isEmpty?: boolean | undefined;
  /** Hides the picture from assistive technology, where text beside it says the same. @default false */
  isDecorative?: boolean | undefined;
  /**
   * `large` leaves out the accessory labels and the small print: for pictures less than 280 CSS pixels
   * wide, where they could not be read. @default "all"
   */
  lettering?: "all" | "large" | undefined;
}

/**
 * A figure in its packaging: 600 × 800 units. The same spec gives the same picture, on server and client
 * (ids aside). Any number may be on a page; those of separate roots or `renderToString` calls need a different
 * `identifierPrefix` each, else they share ids.
 */
export function FigureBox({
  spec,
  isPaid,
  isEmpty = false,
  isDecorative = false,
  lettering = "all",
  ...svg
}: FigureBoxProps) {
  const packed = { picture: usePictureContext(spec), spec, isEmpty, hasSmallPrint: lettering === "all", isPaid };
  return (
    <Picture
      viewBox="0 0 600 800"
      {...svg}
      slot="figure-box"
      type={spec.type}
      label={isDecorative ? null : describeFigure(spec, { isPaid, isEmpty })}
    >
      <Suspense fallback={<Packed {...packed} isEmpty />}>
        <WholePacked {...packed} />
      </Suspense>
    </Picture>
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
