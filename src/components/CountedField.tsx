"use client";
import { useId, useRef, useState } from "react";
import { cn } from "../lib/cn.ts";
import { codePoints } from "../lib/graphemes.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { cleanTextInput, limitTextInput } from "../lib/text-input.ts";
import { TextField, type TextFieldProps } from "../primitives/TextField.tsx";
import { COUNTER_LABELS, type CounterLabels } from "./counter-labels.ts";

/** The counter appears when the text reaches this share of the limit. */
const NEARLY_FULL = 0.8;
/** The counter is announced when this number of characters or fewer are left. */
const NEAR = 5;

let focuses = 0;

export interface CountedFieldProps
  extends Omit<TextFieldProps, "value" | "defaultValue" | "type" | "aside" | "maxLength"> {
  /** The text, as `onValueChange` gave it: one line within the limit. */
  value: string;
  /** The maximum length in Unicode code points. */
  limit: number;
  /**
   * Called with the text as one clean line, and with a key that stays the same until the field loses focus. Changes
   * with the same key are one undo step.
   */
  onValueChange: (value: string, mergeKey: string) => void;
  /** The counter's translated texts. Missing texts are in English. @default English */
  labels?: Translations<CounterLabels> | undefined;
}

/**
 * A text field with a length limit. Shows the text as typed, with its spaces, and a counter when the text is nearly as
 * long as the limit. Drops characters over the limit without moving the caret. `className` goes to the wrapper, the
 * other props to the input.
 */
export function CountedField({
  value,
  limit,
  onValueChange,
  labels,
  "aria-describedby": describedBy,
  onChange,
  onFocus,
  onBlur,
  onCompositionEnd,
  className,
  ...rest
}: CountedFieldProps) {
  const text = mergeLabels(COUNTER_LABELS, labels);
  const id = useId();
  const mergeKey = useRef("");
  const [raw, setRaw] = useState(value);
  /**
   * The text's length when the field got focus. The field's description uses it instead of the current length, because
   * screen readers would read a changed description at every keystroke.
   */
  const [initialLength, setInitialLength] = useState<number>();
  // If the parent sets another value, as on undo, it replaces the typed text.
  const shown = cleanTextInput(raw, limit) === value ? raw : value;
  const length = codePoints(shown);
  const left = Math.max(0, limit - length);
  const isNearlyFull = length >= limit * NEARLY_FULL;

  const handleInput = (input: HTMLInputElement, isComposing: boolean) => {
    let typed = input.value;
    // Changing the text would abort an IME composition.
    if (!isComposing) {
      const limited = limitTextInput({ text: typed, caret: input.selectionStart ?? typed.length }, limit);
      if (limited.text !== typed) {
        typed = limited.text;
        input.value = typed;
        input.setSelectionRange(limited.caret, limited.caret);
      }
    }
    setRaw(typed);
    const line = cleanTextInput(typed, limit);
    if (line !== value) onValueChange(line, mergeKey.current);
  };

  return (
    <div data-slot="counted-field" className={cn("pf:grid pf:content-start pf:gap-2", className)}>
      <TextField
        dir="auto"
        autoComplete="off"
        {...rest}
        type="text"
        value={shown}
        onFocus={(event) => {
          onFocus?.(event);
          mergeKey.current = `${id} ${++focuses}`;
          setInitialLength(length);
        }}
        onChange={(event) => {
          onChange?.(event);
          handleInput(event.currentTarget, (event.nativeEvent as InputEvent).isComposing === true);
        }}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event);
          handleInput(event.currentTarget, false);
        }}
        onBlur={(event) => {
          onBlur?.(event);
          setRaw(value);
          setInitialLength(undefined);
        }}
        aria-describedby={cn(isNearlyFull && `${id}-count`, describedBy) || undefined}
        aside={
          isNearlyFull ? (
            <span
              className={cn(
                "pf:shrink-0 pf:text-micro pf:tabular-nums",
                left === 0 ? "pf:font-semibold pf:text-danger" : "pf:text-muted",
              )}
            >
              {/* Hidden, because screen readers read it as the field's description. */}
              <span aria-hidden>
                <span>{`${length}/${limit}`}</span>
                <span id={`${id}-count`} className="pf:sr-only">
                  {text.used(initialLength ?? length, limit)}
                </span>
              </span>
            </span>
          ) : null
        }
      />
      {/* Always rendered, because a live region announces only changes. */}
      <p
        aria-live="polite"
        className={left === 0 ? "pf:font-semibold pf:text-danger pf:text-small pf:leading-snug" : "pf:sr-only"}
      >
        {left === 0 ? text.full(limit) : left <= NEAR ? text.left(left) : null}
      </p>
    </div>
  );
}
