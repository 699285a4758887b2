// Inlined in every page (Document.tsx). Prevents a dropped file from replacing the page.
const refuse = (event: DragEvent) => {
  const isField = event.target instanceof Element && event.target.matches("input[type=file]");
  if (event.defaultPrevented || isField || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
};
// Runs after every element that accepts files, because they are inside the document.
addEventListener("dragover", refuse);
addEventListener("drop", refuse);

export {};
