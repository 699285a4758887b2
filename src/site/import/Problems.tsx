import { useEffect, useRef } from "react";
import type { ReadProblem } from "../../import/index.ts";
import { Notice } from "../../index.ts";

/** Explains why files could not be used, and what to do next. */
export function Problems({ problems }: { problems: readonly ReadProblem[] }) {
  const notice = useRef<HTMLDivElement>(null);
  // On a phone, the button that the person pressed is far below this notice.
  useEffect(() => {
    if (problems.length > 0) notice.current?.scrollIntoView({ block: "nearest" });
  }, [problems]);
  if (problems.length === 0) return null;
  const source = problems.length === 1 ? "this file" : "these files";
  return (
    <Notice ref={notice} variant="danger" heading={`Nothing imported from ${source}`}>
      <ul className="pf:grid pf:gap-2">
        {[...problems.entries()].map(([place, { file, message }]) => (
          <li key={place}>
            <bdi className="pf:font-semibold">{file}</bdi>
            <span>: </span>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
