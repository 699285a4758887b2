/** How long the file's URL stays valid, in milliseconds. Some browsers read it only after the person chose a folder. */
const REVOKE_DELAY_MS = 60_000;

/** Starts the download of a file. The page cannot know whether the person cancels it. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_DELAY_MS);
}
