"use client";
import { X } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { DESIGN_LIMITS } from "../figure/schema/design.ts";
import { cleanTextInput, limitTextInput } from "../lib/text-input.ts";
import { FieldFrame } from "../primitives/Field.tsx";
import type { SkillsLabels } from "./field-labels.ts";

interface SkillsFieldProps {
  skills: readonly string[];
  onSkillsChange: (skills: readonly string[]) => void;
  labels: SkillsLabels;
}

/** Commas, which separate skills, in several scripts. */
const COMMA = /[,،、，]/;

/** Up to six skills as removable chips, and a text field that adds a skill on Enter, on a comma or on blur. */
export function SkillsField({ skills, onSkillsChange, labels }: SkillsFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [raw, setRaw] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const isFull = skills.length >= DESIGN_LIMITS.skills;

  const add = (texts: readonly string[]) => {
    const next = [...skills];
    let word = "";
    for (const text of texts) {
      const skill = cleanTextInput(text, DESIGN_LIMITS.skill);
      if (skill === "" || next.length >= DESIGN_LIMITS.skills) continue;
      const known = next.find((other) => other.toLowerCase() === skill.toLowerCase());
      word = known ? labels.skillKnown(known) : labels.skillAdded(skill);
      if (!known) next.push(skill);
    }
    if (next.length > skills.length) onSkillsChange(next);
    if (word) setAnnouncement(next.length < DESIGN_LIMITS.skills ? word : `${word}. ${labels.skillsFull}`);
    setRaw("");
  };

  const remove = (at: number) => {
    onSkillsChange(skills.filter((_, index) => index !== at));
    setAnnouncement(labels.skillRemoved(skills[at] ?? ""));
    // Focuses the next chip, else the previous chip, else the text field.
    const buttons = list.current?.querySelectorAll("button");
    (buttons?.[at + 1] ?? buttons?.[at - 1] ?? input.current)?.focus();
  };

  const handleInput = (field: HTMLInputElement, isComposing: boolean) => {
    if (isComposing) return setRaw(field.value);
    if (COMMA.test(field.value)) return add(field.value.split(COMMA));
    const { text, caret } = limitTextInput(
      { text: field.value, caret: field.selectionStart ?? field.value.length },
      DESIGN_LIMITS.skill,
    );
    if (text !== field.value) {
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    setRaw(text);
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      event.preventDefault();
      add([raw]);
    }
    if (event.key === "Backspace" && raw === "" && skills.length > 0) {
      event.preventDefault();
      onSkillsChange(skills.slice(0, -1));
      setAnnouncement(labels.skillRemoved(skills.at(-1) ?? ""));
    }
  };

  return (
    <FieldFrame data-slot="skills-field" label={labels.skills} description={labels.skillsHelp}>
      {(control) => (
        <>
          <div className="pf:flex pf:flex-wrap pf:gap-2 pf:rounded-md pf:border-2 pf:border-line-strong pf:bg-surface pf:p-1.5 pf:has-[input:focus]:border-ink pf:has-[input:focus-visible]:focus-ring">
            <ul ref={list} aria-label={labels.skills} className="pf:contents">
              {skills.map((skill, at) => (
                <li
                  key={skill}
                  className="pf:inline-flex pf:min-h-target pf:max-w-full pf:items-center pf:rounded-pill pf:border pf:border-line pf:bg-sunken pf:ps-4 pf:font-semibold pf:text-small"
                >
                  <bdi className="pf:min-w-0 pf:wrap-anywhere">{skill}</bdi>
                  <button
                    type="button"
                    aria-label={labels.removeSkill(skill)}
                    onClick={() => remove(at)}
                    className="pf:grid pf:size-target pf:shrink-0 pf:place-items-center pf:rounded-pill pf:hover:text-danger pf:focus-visible:-outline-offset-3"
                  >
                    <X aria-hidden className="pf:size-4" />
                  </button>
                </li>
              ))}
            </ul>
            <input
              ref={input}
              {...control}
              type="text"
              dir="auto"
              autoComplete="off"
              enterKeyHint="done"
              readOnly={isFull}
              placeholder={isFull ? labels.skillsFull : labels.addSkill}
              value={raw}
              onChange={(event) =>
                handleInput(event.currentTarget, (event.nativeEvent as InputEvent).isComposing === true)
              }
              onCompositionEnd={(event) => handleInput(event.currentTarget, false)}
              onKeyDown={handleKeyDown}
              onBlur={() => add([raw])}
              className="pf:min-h-target pf:min-w-0 pf:flex-[1_1_10rem] pf:bg-transparent pf:px-2 pf:outline-none pf:placeholder:text-muted pf:placeholder:opacity-100"
            />
          </div>
          <p aria-live="polite" className="pf:sr-only">
            {announcement}
          </p>
        </>
      )}
    </FieldFrame>
  );
}
