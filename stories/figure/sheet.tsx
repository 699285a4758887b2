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
  children: (option: Option) => React.ReactNode;
}

/** One picture per option, each over its name. The first are on the screen before the others are drawn. */
export function Sheet<Option>({ options, nameOf = String, width = 130, children }: SheetProps<Option>) {
  const count = useDeferredValue(options.length, FIRST);
  return (
    <div
      style={{
        display: "grid",
        gap: "1rem",
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
      }}
    >
      {options.slice(0, count).map((option, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the options of a sheet never change
        <figure key={i} style={{ margin: 0, textAlign: "center" }}>
          {children(option)}
          <figcaption>{nameOf(option)}</figcaption>
        </figure>
      ))}
    </div>
  );
}
