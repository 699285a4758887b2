// Inlined in every page (Document.tsx). Prevents the browser from opening a dropped file in place of the page.
const refuse = (event: DragEvent) => {
  const isField = event.target instanceof Element && event.target.matches("input[type=file]");
  if (event.defaultPrevented || isField || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
};
// Listens on the window, so that elements that accept files handle the event first.
addEventListener("dragover", refuse);
addEventListener("drop", refuse);

export {};
