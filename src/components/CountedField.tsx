"use client";
import { type ChangeEvent, type ReactNode, useId, useRef, useState } from "react";
import { cleanTextInput, limitTextInput } from "../domain/text-input.ts";
import { codePoints } from "../figure/schema/graphemes.ts";
import { cn } from "../primitives/cn.ts";
import { TextField } from "../primitives/TextField.tsx";
import type { CounterLabels } from "./field-labels.ts";

/** The counter is shown from this part of the limit on. */
const NEARLY_FULL = 0.8;
/** The counter is announced from this many characters left on. */
const NEAR = 5;

let focuses = 0;

interface CountedFieldProps {
  label: ReactNode;
  /** The clean text. */
  value: string;
  /** In code points. */
  limit: number;
  /**
   * Called with the clean text, and a key that is the same until the field loses focus: what is typed until then is
   * undone together.
   */
  onValueChange: (value: string, mergeKey: string) => void;
  labels: CounterLabels;
  description?: ReactNode;
  placeholder?: string;
  className?: string;
}

/**
 * A line of text with a limit. The field holds what was typed, with its spaces; its owner gets the clean text. What
 * is over the limit is never taken in, and the caret stays where it is.
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
  /** The length when the field got focus: a description that changed with each key would be read with each key. */
  const [initialLength, setInitialLength] = useState<number>();
  // A value from elsewhere, such as an undo, wins over what was typed.
  const text = cleanTextInput(raw, limit) === value ? raw : value;
  const length = codePoints(text);
  const left = Math.max(0, limit - length);
  const isNearlyFull = length >= limit * NEARLY_FULL;

  const handleInput = (input: HTMLInputElement, isComposing: boolean) => {
    let typed = input.value;
    // A word under IME composition is left alone.
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
              {/* Read with the field, not before it too. */}
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
      {/* A live region announces only what changes in it, so it is there from the start. */}
      <p
        aria-live="polite"
        className={left === 0 ? "pf:font-semibold pf:text-danger pf:text-small pf:leading-snug" : "pf:sr-only"}
      >
        {left === 0 ? labels.full(limit) : left <= NEAR ? labels.left(left) : null}
      </p>
    </div>
  );
}
