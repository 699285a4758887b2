/** How long the file's address stays, in milliseconds: some browsers read it only when the person has chosen a place. */
const REVOKE_DELAY_MS = 60_000;

/** Hands a file to the browser's downloads. A page does not learn what the person does with it there. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_DELAY_MS);
}
