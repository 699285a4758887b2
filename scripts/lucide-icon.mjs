import { createElement } from "react";

/**
 * Creates an icon from lucide-react's data. Builds use it in place of lucide-react's `createLucideIcon`, whose options
 * add 1.2 KB, compressed, to every page and import and need the browser.
 * @param {{ node: readonly (readonly [string, import("react").SVGAttributes<SVGElement>])[] }} icon
 */
export default function createLucideIcon({ node }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes));
  /** @param {import("react").ComponentProps<"svg">} props */
  return (props) =>
    createElement(
      "svg",
      {
        "aria-hidden": true,
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        ...props,
      },
      shapes,
    );
}
