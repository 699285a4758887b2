"use client";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import { cn } from "../lib/cn.ts";
import { useRestoredValue } from "../lib/use-restored-value.ts";
import { FieldMessages, type FieldTexts, fieldControl } from "./Field.tsx";

export interface RadioGroupProps<Value extends string>
  extends Omit<ComponentProps<"fieldset">, "defaultValue" | "onChange">,
    Partial<FieldTexts> {
  /** The group's name, such as a question. If you leave it out, render a `legend` in `children`. */
  label?: ReactNode;
  /** The `Radio` elements. */
  children?: ReactNode;
  /** The selected value, when controlled. `null` selects none. */
  value?: Value | null | undefined;
  /** The value that is selected at first, when uncontrolled. `null` selects none. */
  defaultValue?: Value | null | undefined;
  /** Called with the new value, after a choice or a form reset. */
  onValueChange?: ((value: Value) => void) | undefined;
  /** The name of the value in the form data. @default a unique name */
  name?: string | undefined;
  /** Whether the form requires a choice. @default false */
  required?: boolean | undefined;
  /** Whether the whole group is disabled and left out of the form data. @default false */
  disabled?: boolean | undefined;
}

interface Group extends Pick<RadioGroupProps<string>, "name" | "required" | "form"> {
  readonly value: string | null;
  readonly onSelect: (value: string) => void;
}

const GroupContext = createContext<Group | undefined>(undefined);

/** A group of native radio buttons. It keeps a choice that was made before hydration or restored by the browser. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  return <RadioGroupFrame {...props} data-slot="radio-group" />;
}

/** A radio group for custom items. The caller can set `data-slot`. */
export function RadioGroupFrame<Value extends string>({
  value,
  defaultValue,
  onValueChange,
  name,
  required,
  label,
  description,
  error,
  ref,
  className,
  children,
  ...rest
}: RadioGroupProps<Value> & { "data-slot"?: string }) {
  const ownName = useId();
  const messages = { description, error };
  const [ownValue = null, setOwnValue] = useState(defaultValue);
  const selected = value === undefined ? ownValue : value;
  const select = (next: Value | null) => {
    setOwnValue(next);
    if (next !== null) onValueChange?.(next);
  };

  const group = useRef<HTMLFieldSetElement>(null);
  useImperativeHandle<HTMLFieldSetElement | null, HTMLFieldSetElement | null>(ref, () => group.current, []);
  useRestoredValue(
    selected ?? undefined,
    () => group.current?.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value as Value | undefined,
    select,
  );
  // A form reset changes radio buttons without a change event.
  const initial = useRef(selected);
  useEffect(() => {
    const owner = group.current?.form;
    const reset = () => select(initial.current);
    owner?.addEventListener("reset", reset);
    return () => owner?.removeEventListener("reset", reset);
  });

  return (
    <fieldset
      data-slot="radio-group"
      {...rest}
      ref={group}
      aria-describedby={
        fieldControl(ownName, { ...messages, describedBy: rest["aria-describedby"] })["aria-describedby"]
      }
      className={cn("pf:min-w-0", className)}
    >
      {label === undefined ? null : <legend className="pf:type-control pf:mb-1">{label}</legend>}
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
      <FieldMessages id={ownName} {...messages} />
    </fieldset>
  );
}

interface RadioGroupItemProps extends ComponentProps<"label"> {
  value: string;
  disabled?: boolean | undefined;
  /** Props of the radio button. */
  input?: ComponentProps<"input">;
}

/**
 * One radio button as a tile. The transparent radio button covers the tile and gets the `aria-` props; all other props
 * go to the tile. Styles use the native state (`has-checked:`, `group-has-checked/radio:`), so a choice shows before
 * scripts load.
 */
export function RadioGroupItem({
  value,
  disabled,
  input,
  "aria-label": label,
  "aria-labelledby": labelledBy,
  "aria-describedby": describedBy,
  className,
  children,
  ...rest
}: RadioGroupItemProps) {
  const group = useContext(GroupContext);
  if (!group) throw new Error("ProFigure: Radio must be in a RadioGroup.");
  const isChecked = value === group.value;
  // With `aria-label`, the tile has no text that a `label` element could use.
  const Tile = (label === undefined ? "label" : "div") as "label";
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
        {...input}
        type="radio"
        name={group.name}
        form={group.form}
        value={value}
        checked={isChecked}
        required={group.required}
        disabled={disabled}
        onChange={(event) => {
          input?.onChange?.(event);
          group.onSelect(value);
        }}
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        className="pf:absolute pf:inset-0 pf:z-10 pf:cursor-pointer pf:appearance-none pf:opacity-0"
      />
      {children}
    </Tile>
  );
}

/** The part of an item that shows whether the item is selected. In forced colors, it uses the highlight color. */
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

export interface RadioProps
  extends Omit<ComponentProps<"input">, "type" | "name" | "form" | "required" | "checked" | "defaultChecked"> {
  /** The group's value while this item is selected. */
  value: string;
  /** The radio button's label: the answer in a few words. */
  children?: ReactNode;
  /** An explanation below the label. Screen readers read it after the label. */
  description?: ReactNode;
  /** Whether the item is disabled. @default false */
  disabled?: boolean | undefined;
}

/**
 * One item of a RadioGroup: a native radio button with its label. `className` goes to the wrapper, the other props to
 * the radio button.
 */
export function Radio({ value, disabled, children, description, className, ...rest }: RadioProps) {
  const id = useId();
  return (
    <RadioGroupItem
      value={value}
      disabled={disabled}
      input={{ ...rest, ...{ "data-slot": "radio-input" } }}
      data-slot="radio"
      aria-labelledby={id}
      aria-describedby={fieldControl(id, { description, describedBy: rest["aria-describedby"] })["aria-describedby"]}
      className={cn("pf:flex pf:min-h-target pf:items-center pf:gap-3 pf:rounded-sm pf:wrap-anywhere", className)}
    >
      <RadioGroupIndicator
        aria-hidden
        className="pf:size-6 pf:shrink-0 pf:rounded-full pf:border-2 pf:border-line-strong pf:bg-surface pf:group-has-checked/radio:border-8 pf:group-has-checked/radio:border-ink"
      />
      <span className="pf:block pf:min-w-0">
        <span id={id} className="pf:type-item pf:block">
          {children}
        </span>
        {description ? (
          <span id={`${id}-description`} className="pf:block pf:text-muted pf:text-small pf:leading-snug">
            {description}
          </span>
        ) : null}
      </span>
    </RadioGroupItem>
  );
}
