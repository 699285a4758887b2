import type mayaBox from "picture:maya-box";
import { type ComponentProps, createContext, use } from "react";
import { preload } from "react-dom";

/** The value of `import picture from "picture:name"`. */
export type BuiltPicture = typeof mayaBox;

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> {
  picture: BuiltPicture;
  alt: string;
  /** The displayed width, as in HTML's `sizes` attribute. */
  sizes: string;
  /** True for a picture above the fold: it is requested before the scripts. @default true if `inlined` is set */
  priority?: boolean;
  /** Width in pixels of the file to inline into the page for phones, which saves them a round trip. */
  inlined?: 344 | 600 | undefined;
}

export interface PictureDelivery {
  preload: typeof preload;
  /** Returns the URL of an inlined file. It may differ in the browser: hydration does not change the attribute. */
  inline(url: string): string;
}

const BROWSER: PictureDelivery = { preload, inline: (url) => url };

/** During prerendering, adds preloads to the head and inlines files as `data:` URLs (entry-server.tsx). */
export const PictureDeliveryContext = createContext(BROWSER);

const PHONE = "(width < 30rem)";
const LARGER = "(width >= 30rem)";

/** A picture that was drawn at build time: AVIF, with SVG as a fallback. As wide as its container by default. */
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
