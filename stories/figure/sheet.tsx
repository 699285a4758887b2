import { useDeferredValue } from "react";

/** Returns the keys of an object, with their literal types. */
export const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];

/** The number of pictures that are rendered first, which is about one screenful. */
const FIRST = 12;

interface SheetProps<Option> {
  options: readonly Option[];
  /** The name below a picture. @default the option itself */
  nameOf?: (option: Option) => string;
  /** The minimum width of a picture, in CSS pixels. @default 130 */
  width?: number;
  /** The number of pictures that belong together. They are in one row if it is wide enough. @default 1 */
  group?: number;
  children: (option: Option) => React.ReactNode;
}

const GAP = 16;
/** The minimum width that puts three pictures of a group side by side on a phone. */
const NARROW = 80;
const columns = (least: string) => ({
  display: "grid",
  gap: GAP,
  gridTemplateColumns: `repeat(auto-fill, minmax(${least}, 1fr))`,
});

/** Shows one picture for each option, with its name below. The first pictures are rendered before the others. */
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
