import { createElement as h } from "react";

/**
 * The drawing that speeds are relative to: 154 SVG elements in plain React, independent of the drawing engine. If you
 * change it, measure all numbers in docs/performance.md again.
 * @param {{ seed: number }} props
 */
export function Reference({ seed }) {
  return h(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox: "0 0 600 800", fill: "none", strokeWidth: "1.5" },
    h("path", { d: "M0 0H600V800H0Z", fill: "#0f37b8" }),
    h("circle", { cx: 300, cy: 400, r: 240, fill: "#2f74ff", opacity: 0.4 }),
    h("text", { x: 28, y: 42, fontSize: 19, fill: "#fff8e7" }, `No. ${seed}`),
    Array.from({ length: 25 }, (_, i) =>
      h(
        "g",
        { key: i, transform: `translate(${(i % 5) * 120} ${Math.floor(i / 5) * 160})`, stroke: "#0a1440" },
        h("path", {
          d: `M${10 + i} 20C${40 + i} 8 80 8 96 24L104 ${100 + i}Q60 ${140 - i} 14 104Z`,
          fill: i % 2 === 0 ? "#e8363c" : "#ffcb3d",
        }),
        h("path", { d: "M20 40q20-20 40 0t40 0M20 60q20-20 40 0t40 0", strokeWidth: 3 }),
        h("circle", { cx: 60, cy: 80, r: 12 + (seed % 7), fill: "#fff" }),
        h("path", { d: "M52 80h16M60 72v16", strokeWidth: 2, opacity: 0.6 }),
        h("ellipse", { cx: 60, cy: 140, rx: 44, ry: 8, fill: "#081d66" }),
      ),
    ),
  );
}
