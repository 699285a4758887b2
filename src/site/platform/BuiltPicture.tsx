import type mayaBox from "picture:maya-box";
import { type ComponentProps, createContext, use } from "react";
import { preload } from "react-dom";

/** What `import picture from "picture:name"` imports. */
export type BuiltPicture = typeof mayaBox;

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet" | "width" | "height"> {
  picture: BuiltPicture;
  alt: string;
  /** How wide it is shown, as in HTML's `sizes`. */
  sizes: string;
  /** Whether it is among the first things that a page shows: it is asked for before the scripts. @default where it is inlined */
  priority?: boolean;
  /** Width in pixels of the file that the page itself holds, which a phone then has a round trip sooner. */
  inlined?: 344 | 600 | undefined;
}

export interface PictureDelivery {
  preload: typeof preload;
  /** The URL of a file that the page itself holds. React hydrates an attribute as it stands. */
  inline(url: string): string;
}

const BROWSER: PictureDelivery = { preload, inline: (url) => url };

/** Prerendering puts preloads into the head of the page, and inlined files into its markup (router/entry-server.tsx). */
export const PictureDeliveryContext = createContext(BROWSER);

const PHONE = "(width < 30rem)";
const LARGER = "(width >= 30rem)";

/** A picture drawn at build time: AVIF, and SVG for browsers without it. As wide as its place, unless a class says otherwise. */
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
