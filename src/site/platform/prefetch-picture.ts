import type { BuiltPicture } from "./BuiltPicture.tsx";
import { savesData } from "./save-data.ts";
import { whenIdle } from "./when-idle.ts";

/** References to prefetched pictures, so that the browser does not discard the decoded data. */
const prefetched = new Map<string, HTMLImageElement>();

/** Fetches and decodes a picture that a click may show, once the page is idle. */
export async function prefetchPicture({ src, avif = src }: BuiltPicture, sizes: string): Promise<void> {
  if (savesData()) return;
  await whenIdle();
  if (prefetched.has(src)) return;
  const image = new Image();
  prefetched.set(src, image);
  Object.assign(image, { fetchPriority: "low", sizes, srcset: avif });
  await image.decode().catch(() => prefetched.delete(src));
}
