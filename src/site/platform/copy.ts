import { useRef } from "react";
import { toast } from "../../index.ts";
import { useDone } from "./use-done.ts";

/** Copies text to the clipboard. Resolves to false if the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Copies a field's text and confirms it. If the browser refuses, selects the text and shows a toast that asks the
 * person to copy it by hand. `noun` names the text in the toast: "The link".
 */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement>(text: string, noun: string) {
  const [isCopied = false, confirm] = useDone<true>();
  const field = useRef<Field>(null);
  const copy = async () => {
    if (await copyText(text)) return confirm(true, "Copied");
    field.current?.focus();
    field.current?.select();
    toast(`Copying is blocked here. ${noun} is selected: copy it by hand.`, { variant: "error" });
  };
  return { field, isCopied, copy };
}
