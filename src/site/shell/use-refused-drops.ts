import { useEffect } from "react";

/** Keeps a file that is dropped where nothing takes it from replacing the page. */
export function useRefusedDrops(): void {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      const isField = event.target instanceof Element && event.target.matches("input[type=file]");
      if (event.defaultPrevented || isField || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    // After every element that takes files: they are all within the document.
    addEventListener("dragover", refuse);
    addEventListener("drop", refuse);
    return () => {
      removeEventListener("dragover", refuse);
      removeEventListener("drop", refuse);
    };
  }, []);
}
