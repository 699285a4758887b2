import type mayaBox from "picture:maya-box";
import { type ComponentProps, createContext, use } from "react";
import { preload } from "react-dom";

/** The value of `import picture from "picture:name"`. */
export type BuiltPicture = typeof mayaBox;

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> {
  picture: BuiltPicture;
  alt: string;
  /** Its displayed width, as in HTML's `sizes`. */
  sizes: string;
  /** Whether it is in the first view, so that it is requested before the scripts. @default whether it is inlined */
  priority?: boolean;
  /** Width in pixels of an inlined file, which a phone gets a round trip earlier. */
  inlined?: 344 | 600 | undefined;
}

export interface PictureDelivery {
  preload: typeof preload;
  /** The URL of an inlined file. React leaves the attribute unchanged during hydration. */
  inline(url: string): string;
}

const BROWSER: PictureDelivery = { preload, inline: (url) => url };

/** Prerendering moves preloads to the head, and inlined files into the markup (router/entry-server.tsx). */
export const PictureDeliveryContext = createContext(BROWSER);

const PHONE = "(width < 30rem)";
const LARGER = "(width >= 30rem)";

/**
 * A picture that is drawn at build time: AVIF, and SVG for browsers without it. Fills its container, unless a class
 * changes that.
 */
export function Picture({
  picture: { src, avif, width, height },
  alt,
  sizes,
  inlined,
  priority = inlined !== undefined,
  className = "pf:h-auto pf:w-full",
  ...img
}: PictureProps) {
  const delivery = import.meta.env.SSR ? use(PictureDeliveryContext) : BROWSER;
  const inline = avif?.match(`\\S+(?= ${inlined}w)`)?.[0];
  if (priority && avif)
    delivery.preload(src, {
      as: "image",
      type: "image/avif",
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: "high",
      media: inlined ? LARGER : undefined,
    });
  return (
    <picture className="pf:contents">
      {inline ? (
        <source media={PHONE} type="image/avif" srcSet={`${delivery.inline(inline)} ${inlined}w`} sizes={sizes} />
      ) : null}
      {avif ? <source type="image/avif" srcSet={avif} sizes={sizes} /> : null}
      <img
        loading={priority ? "eager" : "lazy"}
        decoding="async"
        {...img}
        fetchPriority={priority ? "high" : undefined}
        src={src}
        alt={alt}
        width={width}
        height={height}
        className={className}
      />
    </picture>
  );
}
