import type { LookField } from "../figure/schema/fields.ts";
import type { FigureSpec } from "../figure/schema/spec.ts";
import { findConflict } from "../figure/schema/wearing.ts";
import type { EditorLabels } from "./labels.ts";

/** Fields whose selected option is not drawn if it conflicts with the hair. */
const UNDER_HAIR = ["headwear", "facialHair"] as const;

/**
 * Returns the reason why an option cannot be worn with the rest of the figure. Hair and head coverings can always be
 * chosen: if an item conflicts with them, the item is not drawn.
 */
export function reasonFor(
  field: LookField,
  option: string,
  spec: FigureSpec,
  labels: EditorLabels,
): string | undefined {
  const conflict = field === "hair" ? undefined : findConflict(spec, field, option);
  return conflict && labels.reason(conflict, { ...spec, [field]: option });
}

/** Returns the reason why the selected option is not drawn or, for hair, why another selected option is not drawn. */
export function reasonNotDrawn(field: LookField, spec: FigureSpec, labels: EditorLabels): string | undefined {
  const fields = field === "hair" ? UNDER_HAIR : [field];
  return fields.flatMap((one) => reasonFor(one, String(spec[one]), spec, labels) ?? []).join(" ") || undefined;
}

/** More reasons than this are in a closed `details` element. */
const OPEN_REASONS = 2;

interface ReasonsProps {
  /** The prefix of the reasons' ids. Each disabled option refers to its reason by id. */
  id: string;
  reasons: readonly string[];
  labels: EditorLabels;
}

/** Lists the reasons why some options are disabled. */
export function Reasons({ id, reasons, labels }: ReasonsProps) {
  if (reasons.length === 0) return null;
  const list = (
    <ul className="pf:grid pf:gap-1 pf:text-muted pf:text-small pf:leading-snug">
      {reasons.map((reason, at) => (
        <li key={reason} id={`${id}-${at}`}>
          {reason}
        </li>
      ))}
    </ul>
  );
  return reasons.length <= OPEN_REASONS ? (
    list
  ) : (
    <details>
      <summary className="pf:flex pf:min-h-target pf:w-fit pf:items-center pf:text-small pf:underline">
        {labels.whyNot(reasons.length)}
      </summary>
      {list}
    </details>
  );
}
