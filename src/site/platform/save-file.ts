import { toast } from "../../index.ts";
import { canShare, share } from "./share.ts";

/** How long the file's URL stays valid, in milliseconds. Some browsers read it only after the person chose a folder. */
const REVOKE_DELAY_MS = 60_000;

const OPEN_IN_BROWSER =
  "This app can’t save or print. Open in your browser: tap ⋯, then “Open in browser”. What you made stays here, so share it first.";

/** Apps that open links in a browser of their own: by their names in the user agent, and Android's web view ("; wv"). */
const IN_APP =
  /LinkedInApp|Instagram|Barcelona|\bFB(?:AN|AV|_IAB)\b|Messenger|Twitter for|Pinterest\/|Snapchat|TikTok|musical_ly|BytedanceWebview|MicroMessenger|\bLine\/|KAKAOTALK|; wv\)/i;

/** Whether another app shows this page. Such browsers drop downloads and cannot print, without an error. */
export const isInAppBrowser = (userAgent = navigator.userAgent): boolean => IN_APP.test(userAgent);

/**
 * Whether files cannot be saved or printed here: other apps' browsers drop them. A toast then says how to open the page
 * in the person's own browser, and offers Share.
 */
export function refusesFiles(onShare?: () => void): boolean {
  if (!isInAppBrowser()) return false;
  toast(OPEN_IN_BROWSER, {
    variant: "error",
    ...(onShare && { action: { label: "Share", onClick: onShare } }),
  });
  return true;
}

/** Starts a download and returns true, or returns false if files cannot be saved here. */
export function saveFile(file: File): boolean {
  const files = [file];
  if (refusesFiles(canShare({ files }) ? () => void shareFile(files) : undefined)) return false;
  startDownload(file);
  return true;
}

async function shareFile(files: File[]) {
  const result = await share({ files });
  if (result === "shared") toast("Shared.", { variant: "success" });
  else if (result !== "cancelled") toast("This app didn’t take the file. Nothing was saved.", { variant: "error" });
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
