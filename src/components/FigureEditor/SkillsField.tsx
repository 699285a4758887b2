"use client";
import { X } from "lucide-react";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { DESIGN_LIMITS } from "../../domain/figure-design.ts";
import { limitTyped, typedLine } from "../../domain/typing.ts";
import type { EditorLabels } from "./labels.ts";

interface SkillsFieldProps {
  skills: readonly string[];
  onSkillsChange: (skills: readonly string[]) => void;
  labels: EditorLabels;
}

/** Commas of several scripts part one skill from the next. */
const COMMA = /[,،、，]/;

/** Up to six words as chips, each with a button that removes it, and a field that adds one on Enter or a comma. */
export function SkillsField({ skills, onSkillsChange, labels }: SkillsFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [raw, setRaw] = useState("");
  const [said, setSaid] = useState("");
  const isFull = skills.length >= DESIGN_LIMITS.skills;

  const add = (texts: readonly string[]) => {
    const next = [...skills];
    let word = "";
    for (const text of texts) {
      const skill = typedLine(text, DESIGN_LIMITS.skill);
      if (skill === "" || next.length >= DESIGN_LIMITS.skills) continue;
      const known = next.find((other) => other.toLowerCase() === skill.toLowerCase());
      word = known ? labels.skillKnown(known) : labels.skillAdded(skill);
      if (!known) next.push(skill);
    }
    if (next.length > skills.length) onSkillsChange(next);
    if (word) setSaid(next.length < DESIGN_LIMITS.skills ? word : `${word}. ${labels.skillsFull}`);
    setRaw("");
  };

  const remove = (at: number) => {
    onSkillsChange(skills.filter((_, index) => index !== at));
    setSaid(labels.skillRemoved(skills[at] ?? ""));
    // Focus stays in the list while there is one: on the chip that moves up, or else on the one before.
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current)?.focus();
  };

  const type = (field: HTMLInputElement, isComposing: boolean) => {
    if (isComposing) return setRaw(field.value);
    if (COMMA.test(field.value)) return add(field.value.split(COMMA));
    const { text, caret } = limitTyped(
      { text: field.value, caret: field.selectionStart ?? field.value.length },
      DESIGN_LIMITS.skill,
    );
    if (text !== field.value) {
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    setRaw(text);
  };

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add([raw]);
    }
    if (event.key === "Backspace" && raw === "" && skills.length > 0) {
      event.preventDefault();
      onSkillsChange(skills.slice(0, -1));
      setSaid(labels.skillRemoved(skills.at(-1) ?? ""));
    }
  };

  return (
    <div data-slot="figure-editor-skills" className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="type-control font-[750]">
        {labels.skills}
      </label>
      <div className="flex flex-wrap gap-2 rounded-md border-2 border-line-strong bg-surface p-1.5 has-[input:focus]:border-ink has-[input:focus-visible]:focus-ring">
        <ul ref={list} aria-label={labels.skills} className="contents">
          {skills.map((skill, at) => (
            <li
              key={skill}
              className="inline-flex min-h-target max-w-full items-center rounded-pill border border-line bg-sunken ps-4 font-semibold text-small"
            >
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{skill}</bdi>
              <button
                type="button"
                aria-label={labels.removeSkill(skill)}
                onClick={() => remove(at)}
                className="grid size-target shrink-0 place-items-center rounded-pill hover:text-danger focus-visible:-outline-offset-3"
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
        <input
          ref={input}
          id={id}
          type="text"
          dir="auto"
          autoComplete="off"
          enterKeyHint="done"
          readOnly={isFull}
          placeholder={isFull ? labels.skillsFull : labels.addSkill}
          aria-describedby={`${id}-help`}
          value={raw}
          onChange={(event) => type(event.currentTarget, (event.nativeEvent as InputEvent).isComposing === true)}
          onCompositionEnd={(event) => type(event.currentTarget, false)}
          onKeyDown={press}
          onBlur={() => add([raw])}
          className="min-h-target min-w-0 flex-[1_1_10rem] bg-transparent px-2 outline-none placeholder:text-muted placeholder:opacity-100"
        />
      </div>
      <p id={`${id}-help`} className="text-muted text-small leading-snug">
        {labels.skillsHelp}
      </p>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  );
}
