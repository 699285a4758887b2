/** The result of a share sheet. `unavailable` if the device has no share sheet, or none that accepts the content. */
export type Shared = "shared" | "cancelled" | "unavailable";

/** Opens the device's share sheet. The browser refuses this without a recent user activation. */
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
