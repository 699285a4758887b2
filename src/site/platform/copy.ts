/** Copies text to the clipboard. Resolves to whether the browser confirms it; it can refuse. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
