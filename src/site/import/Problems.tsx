import { Notice } from "../../index.ts";
import type { ReadProblem } from "./use-reading.ts";

/** Says which files could not be used, and what to do. */
export function Problems({ problems }: { problems: readonly ReadProblem[] }) {
  if (problems.length === 0) return null;
  return (
    <Notice
      tone="danger"
      heading={problems.length === 1 ? "Nothing was taken from this file" : "Nothing was taken from these files"}
    >
      <ul className="pf:grid pf:gap-2">
        {[...problems.entries()].map(([place, { file, message }]) => (
          <li key={place}>
            <bdi className="pf:font-semibold">{file}</bdi>: {message}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
