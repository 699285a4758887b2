import { copyText } from "./copy.ts";

/**
 * {@link copyText} of a text that is still being made. Call it in the click itself: Safari takes no text that comes
 * later, but takes a promise of it. Resolves to false where the text is never made (undefined), too.
 */
export async function copyTextWhenMade(text: Promise<string | undefined>): Promise<boolean> {
  try {
    const blob = text.then((made) => {
      if (made === undefined) throw new Error("The text was not made.");
      return new Blob([made], { type: "text/plain" });
    });
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return true;
  } catch {
    const made = await text;
    return made !== undefined && copyText(made);
  }
}
