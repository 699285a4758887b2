import { CodeXml } from "lucide-react";
import { PICTURE_FORMATS, type PictureFormat } from "../../figure/schema/picture-format.ts";
import { RadioCards } from "../../index.ts";

/** Each format's title and use, in pairs, as the cards are shown next to each other. */
const FORMATS: Readonly<Record<PictureFormat, { title: string; use?: string }>> = {
  post: { title: "Post", use: "for your feed" },
  card: { title: "Card" },
  profile: { title: "Profile picture", use: "fits a round crop" },
  square: { title: "Square" },
  cover: { title: "LinkedIn cover", use: "with your tagline" },
  landscape: { title: "Landscape", use: "for link previews" },
  drawing: { title: "SVG", use: "Sharp at any size" },
};
const FORMAT_NAMES = Object.keys(FORMATS) as PictureFormat[];
/** A note on the SVG format. */
export const LETTERING = "Some apps swap the font";

interface FormatCardsProps {
  value: PictureFormat;
  onValueChange: (format: PictureFormat) => void;
}

/** The picture formats as radio buttons. */
export function FormatCards({ value, onValueChange }: FormatCardsProps) {
  return (
    <RadioCards
      layout="grid"
      label="Format"
      value={value}
      onValueChange={onValueChange}
      cards={FORMAT_NAMES.map((format) => ({
        value: format,
        label: FORMATS[format].title,
        description: (
          <>
            <span>{describeFormat(format)}</span>
            {format === "drawing" ? <span className="pf:sr-only">{` (${LETTERING})`}</span> : null}
          </>
        ),
        picture: <Outline format={format} />,
      }))}
    />
  );
}

/** Describes a format: "PNG, 1200 × 630, for links". */
export function describeFormat(format: PictureFormat): string {
  const picture = PICTURE_FORMATS[format];
  const size = "width" in picture ? `${picture.width} × ${picture.height}` : undefined;
  const { title, use } = FORMATS[format];
  return [picture.extension.toUpperCase(), size, use].filter((part) => part && part !== title).join(", ");
}

/** Longest side of an outline, in the units of its `viewBox`. */
const OUTLINE_SIZE = 44;

/** An outline with a format's proportions. It is round for a picture that sites crop to a circle. */
function Outline({ format }: { format: PictureFormat }) {
  if (format === "drawing") return <CodeXml />;
  const { width, height } = PICTURE_FORMATS[format];
  const scale = OUTLINE_SIZE / Math.max(width, height, 1200);
  const [w, h] = [width * scale, height * scale];
  return (
    <svg aria-hidden="true" viewBox="-24 -24 48 48" fill="none" stroke="currentColor" strokeWidth="3">
      <rect x={-w / 2} y={-h / 2} width={w} height={h} rx={format === "profile" ? w / 2 : 3} />
    </svg>
  );
}
