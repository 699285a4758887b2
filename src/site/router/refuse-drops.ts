// Inlined in every page (Document.tsx). Keeps a dropped file from replacing the page where nothing takes it.
const refuse = (event: DragEvent) => {
  const isField = event.target instanceof Element && event.target.matches("input[type=file]");
  if (event.defaultPrevented || isField || !event.dataTransfer?.types.includes("Files")) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = "none";
};
// After every element that takes files: they are all within the document.
addEventListener("dragover", refuse);
addEventListener("drop", refuse);

export {};
