import { type ComponentType, useState } from "react";

/**
 * Returns the component with state, as a page would store it: the prop `value` is the first value, and each call of the
 * prop `onChange` sets the next one.
 */
export function stateful<Props extends object>(
  Component: ComponentType<Props>,
  value: keyof Props,
  onChange: keyof Props,
) {
  return function Stateful(props: Props) {
    const [now, setNow] = useState(props[value]);
    const change = (next: Props[keyof Props], ...rest: unknown[]) => {
      setNow(next);
      (props[onChange] as (...values: unknown[]) => void)(next, ...rest);
    };
    return <Component {...props} {...{ [value]: now, [onChange]: change }} />;
  };
}
