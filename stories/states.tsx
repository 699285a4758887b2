import type { ReactNode } from "react";

/**
 * Shows states with their names above them, one below the other. With `width`, as many as fit side by side, each at
 * least this wide.
 */
export const states = (parts: Readonly<Record<string, ReactNode>>, width?: string) => (
  <div
    className="pf:grid pf:gap-6"
    style={width ? { gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}), 1fr))` } : undefined}
  >
    {Object.entries(parts).map(([name, part]) => (
      <div key={name} className="pf:grid pf:grid-cols-1 pf:content-start pf:gap-2">
        <p className="pf:type-tag">{name}</p>
        <div>{part}</div>
      </div>
    ))}
  </div>
);
