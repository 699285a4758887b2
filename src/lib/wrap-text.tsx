import { Children, type ReactNode } from "react";

/**
 * Wraps each text child in an element. If a browser translates the page, it replaces text nodes, and React can then
 * neither update a bare text node nor insert an element before it.
 */
export function wrapText(children: ReactNode): ReactNode {
  const parts: ReactNode[] = [];
  let text = "";
  let runs = 0;
  const endRun = () => {
    if (text !== "") parts.push(<span key={`text ${runs++}`}>{text}</span>);
    text = "";
  };
  for (const child of Children.toArray(children)) {
    if (typeof child === "object") {
      endRun();
      parts.push(child);
    } else text += child;
  }
  endRun();
  return parts;
}
