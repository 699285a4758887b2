import { useDeferredValue } from "react";

/** The options of a table of the figure room. */
export const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];

/** About a screen. */
const FIRST = 12;

interface SheetProps<Option> {
  options: readonly Option[];
  /** What stands below a picture. @default the option itself */
  nameOf?: (option: Option) => string;
  /** Least width of a picture, in CSS pixels. @default 130 */
  width?: number;
  /** So many pictures show the same and stand in one row, where it is wide enough. @default 1 */
  group?: number;
  children: (option: Option) => React.ReactNode;
}

const GAP = 16;
/** On a phone, three pictures of a group stand side by side. */
const NARROW = 80;
const columns = (least: string) => ({
  display: "grid",
  gap: GAP,
  gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))`,
});

/** One picture per option, each over its name. The first are on the screen before the others are drawn. */
export function Sheet<Option>({ options, nameOf = String, width = 130, group = 1, children }: SheetProps<Option>) {
  const count = useDeferredValue(options.length, FIRST);
  const groups = Array.from({ length: Math.ceil(count / group) }, (_, i) => i * group);
  return (
    <div style={columns(`min(100%, ${(width + GAP) * group - GAP}px)`)}>
      {groups.map((from) => (
        <div
          key={from}
          style={{ ...columns(`max(${NARROW}px, (100% - ${GAP * (group - 1)}px) / ${group})`), alignContent: "start" }}
        >
          {options.slice(from, Math.min(from + group, count)).map((option, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the options of a sheet never change
            <figure key={i} style={{ margin: 0, textAlign: "center" }}>
              {children(option)}
              <figcaption>{nameOf(option)}</figcaption>
            </figure>
          ))}
        </div>
      ))}
    </div>
  );
}
