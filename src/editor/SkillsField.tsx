"use client";
import { X } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useRef, useState } from "react";
import { DESIGN_LIMITS } from "../figure/schema/design.ts";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { cleanTextInput, limitTextInput } from "../lib/text-input.ts";
import { FieldFrame } from "../primitives/Field.tsx";
import { SKILLS_LABELS, type SkillsLabels } from "./skills-labels.ts";

export interface SkillsFieldProps extends Omit<ComponentProps<"div">, "children"> {
  /** At most six skills, each at most 32 code points. */
  skills: readonly string[];
  /** Called with all skills when one is added or removed. */
  onSkillsChange: (skills: readonly string[]) => void;
  /** The field's translated texts. Missing texts are in English. @default English */
  labels?: Translations<SkillsLabels> | undefined;
}

/** Commas, which separate skills, in several scripts. */
const COMMA = /[,،、，]/;

/** Up to six skills as removable chips, and a text field that adds a skill on Enter, on a comma or on blur. */
export function SkillsField({ skills, onSkillsChange, labels, ...rest }: SkillsFieldProps) {
  const texts = mergeLabels(SKILLS_LABELS, labels);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [raw, setRaw] = useState("");
  const [announcement, setAnnouncement] = useState("");
  const isFull = skills.length >= DESIGN_LIMITS.skills;

  const add = (added: readonly string[]) => {
    const next = [...skills];
    let word = "";
    for (const typed of added) {
      const skill = cleanTextInput(typed, DESIGN_LIMITS.skill);
      if (skill === "" || next.length >= DESIGN_LIMITS.skills) continue;
      const known = next.find((other) => other.toLowerCase() === skill.toLowerCase());
      word = known ? texts.skillKnown(known) : texts.skillAdded(skill);
      if (!known) next.push(skill);
    }
    if (next.length > skills.length) onSkillsChange(next);
    if (word) setAnnouncement(next.length < DESIGN_LIMITS.skills ? word : `${word}. ${texts.skillsFull}`);
    setRaw("");
  };

  const remove = (at: number) => {
    onSkillsChange(skills.filter((_, index) => index !== at));
    setAnnouncement(texts.skillRemoved(skills[at] ?? ""));
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
    // If the key is held, it deletes only the text.
    if (event.key === "Backspace" && !event.repeat && raw === "" && skills.length > 0) {
      event.preventDefault();
      onSkillsChange(skills.slice(0, -1));
      setAnnouncement(texts.skillRemoved(skills.at(-1) ?? ""));
    }
  };

  return (
    <FieldFrame {...rest} data-slot="skills-field" label={texts.skills} description={texts.skillsHelp}>
      {(control) => (
        <>
          <div className="pf:flex pf:flex-wrap pf:gap-2 pf:rounded-md pf:border-2 pf:border-line-strong pf:bg-surface pf:p-1.5 pf:has-[input:focus]:border-ink pf:has-[input:focus-visible]:focus-ring">
            <ul ref={list} aria-label={texts.skills} className="pf:contents">
              {skills.map((skill, at) => (
                <li
                  key={skill}
                  className="pf:inline-flex pf:min-h-target pf:max-w-full pf:items-center pf:rounded-pill pf:border pf:border-line pf:bg-sunken pf:ps-4 pf:font-semibold pf:text-small"
                >
                  <bdi className="pf:min-w-0 pf:wrap-anywhere">{skill}</bdi>
                  <button
                    type="button"
                    aria-label={texts.removeSkill(skill)}
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
              placeholder={isFull ? texts.skillsFull : texts.addSkill}
              value={raw}
              onChange={(event) =>
                handleInput(event.currentTarget, (event.nativeEvent as InputEvent).isComposing === true)
              }
              onCompositionEnd={(event) => handleInput(event.currentTarget, false)}
              onKeyDown={handleKeyDown}
              onBlur={() => add([raw])}
              className={cn(
                "pf:min-h-target pf:min-w-0 pf:bg-transparent pf:px-2 pf:outline-none pf:placeholder:text-muted pf:placeholder:opacity-100",
                // If it is full, the field is as wide as its placeholder.
                isFull ? "pf:field-sizing-content pf:flex-auto" : "pf:flex-[1_1_10rem]",
              )}
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
