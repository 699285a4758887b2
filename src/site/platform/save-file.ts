import { toast } from "../../index.ts";
import { isInAppBrowser } from "./in-app-browser.ts";
import { canShare, share } from "./share.ts";

/** How long the file's URL stays valid, in milliseconds. Some browsers read it only after the person chose a folder. */
const REVOKE_DELAY_MS = 60_000;

const OPEN_IN_BROWSER =
  "This app can’t save or print. Open in your browser: tap ⋯, then “Open in browser”. What you made stays here, so share it first.";

/**
 * Saves files. Inside another app's browser, which drops them, nothing is saved: a toast says how to open the page in
 * the person's own browser, and offers Share.
 */
export function useSaveFile() {
  /** Whether files cannot be saved or printed here. A toast then says so and offers Share. */
  const refusesFiles = (onShare?: () => void): boolean => {
    if (!isInAppBrowser()) return false;
    toast(OPEN_IN_BROWSER, {
      variant: "warning",
      ...(onShare && { action: { label: "Share", onClick: onShare } }),
    });
    return true;
  };
  const shareFile = async (files: File[]) => {
    const result = await share({ files });
    if (result === "shared") toast("Shared.", { variant: "success" });
    else if (result !== "cancelled") toast("This app didn’t take the file. Nothing was saved.", { variant: "warning" });
  };
  return {
    refusesFiles,
    /** Starts a download and returns true, or returns false if files cannot be saved here. */
    saveFile(file: File): boolean {
      const files = [file];
      if (refusesFiles(canShare({ files }) ? () => void shareFile(files) : undefined)) return false;
      startDownload(file);
      return true;
    },
  };
}

/** Starts the download of a file. The page cannot know whether the person cancels it. */
function startDownload(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
