/**
 * How long the file's URL is valid, in milliseconds: some browsers read it only after the person has chosen a folder.
 */
const REVOKE_DELAY_MS = 60_000;

/** Downloads a file. A page cannot know whether the person completes it. */
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
