"use client";
import {
  type ComponentProps,
  createContext,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { cn } from "./cn.ts";
import { useRestoredValue } from "./use-restored-value.ts";

export interface RadioGroupProps<Value extends string>
  extends Omit<ComponentProps<"fieldset">, "defaultValue" | "onChange"> {
  /** The chosen value, when controlled. */
  value?: Value | undefined;
  /** The value that is chosen at first, when uncontrolled. */
  defaultValue?: Value | undefined;
  /** Called with the value that was chosen, or that a reset of the form brought back. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** Name of the value in the form's data. @default a unique one */
  name?: string | undefined;
  /** Whether the form needs a choice before it is sent. @default false */
  required?: boolean | undefined;
  /** Whether the choice is closed, and left out of the form's data. @default false */
  disabled?: boolean | undefined;
}

interface Group extends Pick<RadioGroupProps<string>, "name" | "value" | "required" | "form"> {
  readonly onSelect: (value: string) => void;
}

const GroupContext = createContext<Group | undefined>(undefined);

/**
 * A group of native radio buttons without a look of its own: give it a `legend` and items. It takes over what a person
 * chose before hydration, and what the browser restored.
 */
export function RadioGroup<Value extends string>({
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  ref,
  className,
  children,
  ...rest
}: RadioGroupProps<Value>) {
  const ownName = useId();
  const [ownValue, setOwnValue] = useState(defaultValue);
  const selected = value ?? ownValue;
  const select = (next: Value | undefined) => {
    setOwnValue(next);
    if (next !== undefined) onValueChange?.(next);
  };

  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(ref, () => group.current, []);
  useRestoredValue(
    selected,
    () => group.current?.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value as Value | undefined,
    select,
  );
  // A reset of the form changes the radio buttons without a change event.
  const initial = useRef(selected);
  useEffect(() => {
    const owner = group.current?.form;
    const reset = () => select(initial.current);
    owner?.addEventListener("reset", reset);
    return () => owner?.removeEventListener("reset", reset);
  });

  return (
    <fieldset data-slot="radio-group" {...rest} ref={group} className={cn("pf:min-w-0", className)}>
      <GroupContext
        value={{
          name: name ?? ownName,
          value: selected,
          required,
          form: rest.form,
          onSelect: (next) => select(next as Value),
        }}
      >
        {children}
      </GroupContext>
    </fieldset>
  );
}

interface RadioGroupItemProps
  extends Pick<
    ComponentProps<"input">,
    "aria-label" | "aria-labelledby" | "aria-describedby" | "disabled" | "title" | "className" | "children"
  > {
  value: string;
}

/**
 * One radio button as a tile. The radio button lies unseen over the whole tile and takes the `aria-` props; everything
 * else belongs to the tile. Styles follow the radio button itself (`has-checked:`, `group-has-checked/radio:`), so that
 * a choice is drawn before the scripts arrive.
 */
export function RadioGroupItem({
  value,
  disabled,
  "aria-label": label,
  "aria-labelledby": labelledBy,
  "aria-describedby": describedBy,
  className,
  children,
  ...rest
}: RadioGroupItemProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error("A RadioGroupItem must stand in a RadioGroup.");
  const isChecked = value === group.value;
  // A tile without words has nothing to label the radio button with.
  const Tile = label === undefined ? "label" : "div";
  return (
    <Tile
      data-slot="radio-group-item"
      {...rest}
      data-state={isChecked ? "checked" : "unchecked"}
      className={cn(
        "pf:group/radio pf:relative pf:has-disabled:pointer-events-none pf:has-disabled:opacity-60 pf:has-focus-visible:focus-ring",
        className,
      )}
    >
      <input
        type="radio"
        name={group.name}
        form={group.form}
        value={value}
        checked={isChecked}
        required={group.required}
        disabled={disabled}
        onChange={() => group.onSelect(value)}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className="pf:absolute pf:inset-0 pf:z-10 pf:cursor-pointer pf:appearance-none pf:opacity-0"
      />
      {children}
    </Tile>
  );
}

/** The part of an item that shows the choice: where the system gives the colors, it takes the highlight. */
export function RadioGroupIndicator({ className, ...rest }: ComponentProps<"span">) {
  return (
    <span
      {...rest}
      data-slot="radio-group-indicator"
      className={cn(
        "pf:forced-colors:group-has-checked/radio:border-[Highlight] pf:forced-colors:group-has-checked/radio:bg-[Highlight] pf:forced-colors:group-has-checked/radio:text-[HighlightText] pf:forced-colors:group-has-checked/radio:[forced-color-adjust:none]",
        className,
      )}
    />
  );
}
