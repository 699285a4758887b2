"use client";
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from "react";
import { cn } from "../lib/cn.ts";
import { codePoints } from "../lib/graphemes.ts";
import { cleanTextInput, limitTextInput } from "../lib/text-input.ts";
import { TextField } from "../primitives/TextField.tsx";
import type { CounterLabels } from "./field-labels.ts";

/** The counter appears when the text reaches this share of the limit. */
const NEARLY_FULL = 0.8;
/** The counter is announced when this number of characters or fewer are left. */
const NEAR = 5;

let focuses = 0;

interface CountedFieldProps {
  label: ReactNode;
  /** The text, cleaned by `cleanTextInput`. */
  value: string;
  /** The maximum length in code points. */
  limit: number;
  /**
   * Called with the cleaned text and a key that stays the same until the field loses focus. Changes with the same key
   * are one undo step.
   */
  onValueChange: (value: string, mergeKey: string) => void;
  labels: CounterLabels;
  description?: ReactNode;
  placeholder?: string | undefined;
  className?: string;
}

/**
 * A text field with a length limit. The field shows the text as typed, with its spaces; the parent gets the cleaned
 * text. Characters over the limit are dropped without moving the caret.
 */
export function CountedField({
  label,
  value,
  limit,
  onValueChange,
  labels,
  description,
  placeholder,
  className,
}: CountedFieldProps) {
  const id = useId();
  const mergeKey = useRef("");
  const [raw, setRaw] = useState(value);
  /**
   * The text's length when the field got focus. The field's description uses it instead of the current length, because
   * screen readers would read a changed description at every keystroke.
   */
  const [initialLength, setInitialLength] = useState<number>();
  // If the parent sets another value, as on undo, it replaces the typed text.
  const text = cleanTextInput(raw, limit) === value ? raw : value;
  const length = codePoints(text);
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
    <div className={cn("pf:grid pf:content-start pf:gap-2", className)}>
      <TextField
        type="text"
        dir="auto"
        label={label}
        description={description}
        placeholder={placeholder}
        autoComplete="off"
        value={text}
        onFocus={() => {
          mergeKey.current = `${id} ${++focuses}`;
          setInitialLength(length);
        }}
        onChange={(event: ChangeEvent<HTMLInputElement>) =>
          handleInput(event.currentTarget, (event.nativeEvent as InputEvent).isComposing === true)
        }
        onCompositionEnd={(event) => handleInput(event.currentTarget, false)}
        onBlur={() => {
          setRaw(value);
          setInitialLength(undefined);
        }}
        aria-describedby={isNearlyFull ? `${id}-count` : undefined}
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
                  {labels.used(initialLength ?? length, limit)}
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
        {left === 0 ? labels.full(limit) : left <= NEAR ? labels.left(left) : null}
      </p>
    </div>
  );
}
