import type { ReactNode } from "react";

/** Says above a part of a sheet what it shows. */
export function Labeled({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="pf:grid pf:content-start pf:gap-2">
      <p className="pf:type-tag">{words}</p>
      {children}
    </div>
  );
}
