/** The options of a table of the figure room. */
export const keys = <Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] => Object.keys(table) as Key[];

interface SheetProps<Option extends string> {
  options: readonly Option[];
  /** Least width of a picture, in CSS pixels. @default 130 */
  width?: number;
  children: (option: Option) => React.ReactNode;
}

/** One picture per option, each over its name. */
export function Sheet<Option extends string>({ options, width = 130, children }: SheetProps<Option>) {
  return (
    <div
      style={{
        display: "grid",
        gap: "1rem",
        gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${width}px), 1fr))`,
      }}
    >
      {options.map((option) => (
        <figure key={option} style={{ margin: 0, textAlign: "center" }}>
          {children(option)}
          <figcaption>{option}</figcaption>
        </figure>
      ))}
    </div>
  );
}
