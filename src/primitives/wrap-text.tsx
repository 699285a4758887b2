import { Children, type ReactNode } from "react";

/**
 * Puts each text among the children into an element. A browser's translation replaces text nodes: React can then neither
 * change such a text nor insert an element before it.
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
