/** How long the file's URL stays, in milliseconds: some browsers read it only when the person has chosen a place. */
const REVOKE_DELAY_MS = 60_000;

/** Hands a file to the browser's downloads. A page does not learn what the person does with it there. */
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
