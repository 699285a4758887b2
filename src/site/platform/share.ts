/**
 * The result of a share sheet:
 *
 * - `unavailable`: the device has no share sheet, or none that accepts the content
 * - `late`: the browser asks for another tap, because the last one was too long ago
 * - `refused`: the browser refused for another reason
 */
export type Shared = "shared" | "cancelled" | "unavailable" | "late" | "refused";

/** Opens the device's share sheet. The browser refuses this without a recent user activation. */
export async function share(data: ShareData): Promise<Shared> {
  if (!canShare(data)) return "unavailable";
  try {
    await navigator.share(data);
    return "shared";
  } catch (error) {
    const name = error instanceof DOMException ? error.name : "";
    return name === "AbortError" ? "cancelled" : name === "NotAllowedError" ? "late" : "refused";
  }
}

/** Whether the device has a share sheet that accepts this content. */
export function canShare(data: ShareData): boolean {
  try {
    return navigator.canShare(data);
  } catch {
    return false;
  }
}

/** Whether the device has a share sheet that accepts pictures. */
export const canSharePictures = (): boolean =>
  canShare({ files: [new File([""], "figure.png", { type: "image/png" })] });
