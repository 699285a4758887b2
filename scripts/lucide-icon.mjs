import { createElement } from "react";

/**
 * Creates an icon from lucide-react's data. Builds replace lucide-react's `createLucideIcon` by this function, because
 * its options need the browser and add 1.2 KB (compressed) to every page and import.
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
