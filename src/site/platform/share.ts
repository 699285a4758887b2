/** The outcome of a share sheet. `unavailable`: the device has none, or none that takes this. */
export type Shared = "shared" | "cancelled" | "unavailable";

/** Opens the device's share sheet. It needs a user activation just before, or the browser refuses. */
export async function share(data: ShareData): Promise<Shared> {
  try {
    if (!navigator.canShare?.(data)) return "unavailable";
    await navigator.share(data);
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError" ? "cancelled" : "unavailable";
  }
}

/** Whether the device has a share sheet that takes pictures. */
export function canSharePictures(): boolean {
  try {
    return navigator.canShare({ files: [new File([""], "figure.png", { type: "image/png" })] });
  } catch {
    return false;
  }
}
