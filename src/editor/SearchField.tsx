"use client";
import { Search, X } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "../primitives/IconButton.tsx";
import { TextField } from "../primitives/TextField.tsx";
import type { EditorLabels } from "./labels.ts";

interface SearchFieldProps {
  value: string;
  onValueChange: (value: string) => void;
  labels: EditorLabels;
}

/** Finds an option of any group. Escape clears it. */
export function SearchField({ value, onValueChange, labels }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <search aria-label={labels.search} className="pf:relative pf:scroll-mt-4">
      <TextField
        ref={field}
        label={labels.search}
        icon={<Search aria-hidden />}
        type="search"
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        placeholder={labels.searchPlaceholder}
        value={value}
        onChange={(event) => {
          if (value === "") makeRoom(event.currentTarget);
          onValueChange(event.target.value);
        }}
        className={value === "" ? undefined : "pf:[&_input]:pe-8 pf:[&_input::-webkit-search-cancel-button]:hidden"}
      />
      {value === "" ? null : (
        <IconButton
          label={labels.clearSearch}
          icon={<X />}
          onClick={() => {
            onValueChange("");
            field.current?.focus();
          }}
          className="pf:absolute pf:end-1.5 pf:bottom-1.5"
        />
      )}
    </search>
  );
}

/** An on-screen keyboard covers half of the window: the field goes up, so that results stand between the two. */
function makeRoom(input: HTMLElement) {
  if (matchMedia("(pointer: coarse)").matches) input.closest("search")?.scrollIntoView({ block: "start" });
}
