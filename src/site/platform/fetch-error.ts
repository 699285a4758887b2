import { toast } from "../../index.ts";

/**
 * Reports that code could not be fetched: `load().catch(showFetchError)`. The toast suggests a reload, because old code
 * may be gone after a deploy.
 */
export function showFetchError(): undefined {
  if (navigator.onLine)
    toast("That couldn’t be loaded. Try again, or reload the page to get the latest version.", {
      variant: "error",
      action: { label: "Reload", onClick: () => location.reload() },
    });
  else toast("That couldn’t be loaded. Try again when you’re back online.", { variant: "error" });
}
