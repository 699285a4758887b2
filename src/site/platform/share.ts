/** The result of a share sheet. `unavailable`: the device has none, or none for this content. */
export type Shared = "shared" | "cancelled" | "unavailable";

/** Opens the device's share sheet. Without a recent user activation the browser refuses. */
export async function share(data: ShareData): Promise<Shared> {
  try {
    if (!navigator.canShare?.(data)) return "unavailable";
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "unavailable";
  }
}

/** Whether the device has a share sheet that accepts pictures. */
export function canSharePictures(): boolean {
  try {
    return navigator.canShare({ files: [new File([""], "figure.png", { type: "image/png" })] });
  } catch {
    return false;
  }
}
