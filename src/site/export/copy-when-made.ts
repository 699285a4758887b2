import { copyText } from "../platform/copy.ts";

/**
 * {@link copyText} of a text that is still being made. Call it in the click itself: Safari takes no text that comes
 * later, but takes a promise of it. Resolves to false where the text is never made, too.
 */
export async function copyTextWhenMade(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((made) => new Blob([made], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}
