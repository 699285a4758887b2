"use client";
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from "react";
import { cleanTextInput, limitTextInput } from "../domain/text-input.ts";
import { codePoints } from "../figure/schema/graphemes.ts";
import { cn } from "../primitives/cn.ts";
import { TextField } from "../primitives/TextField.tsx";
import type { CounterLabels } from "./field-labels.ts";

/** The share of the limit at which the counter appears. */
const NEARLY_FULL = 0.8;
/** The number of remaining characters at which the counter is first announced. */
const NEAR = 5;

let focuses = 0;

interface CountedFieldProps {
  label: ReactNode;
  /** The cleaned text. */
  value: string;
  /** The maximum length in code points. */
  limit: number;
  /**
   * Called with the cleaned text, and a key that stays the same until the field loses focus: changes with one key are
   * one undo step.
   */
  onValueChange: (value: string, mergeKey: string) => void;
  labels: CounterLabels;
  description?: ReactNode;
  placeholder?: string;
  className?: string;
}

/**
 * A text field with a length limit. The field keeps the typed text with its spaces; the parent gets the cleaned text.
 * Characters over the limit are dropped, and the caret stays in place.
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
   * The length when the field got focus. If the description changed with each key, screen readers would read it each
   * time.
   */
  const [initialLength, setInitialLength] = useState<number>();
  // A value set by the parent, such as an undo, wins over the typed text.
  const text = cleanTextInput(raw, limit) === value ? raw : value;
  const length = codePoints(text);
  const left = Math.max(0, limit - length);
  const isNearlyFull = length >= limit * NEARLY_FULL;

  const handleInput = (input: HTMLInputElement, isComposing: boolean) => {
    let typed = input.value;
    // A word in IME composition must not be changed.
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
              {/* Hidden, because `aria-describedby` already reads it with the field. */}
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
      {/* A live region announces only changes, so it is rendered from the start. */}
      <p
        aria-live="polite"
        className={left === 0 ? "pf:font-semibold pf:text-danger pf:text-small pf:leading-snug" : "pf:sr-only"}
      >
        {left === 0 ? labels.full(limit) : left <= NEAR ? labels.left(left) : null}
      </p>
    </div>
  );
}
