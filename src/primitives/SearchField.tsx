"use client";
import { Search, X } from "lucide-react";
import { cn } from "../lib/cn.ts";
import { IconButton } from "./IconButton.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

interface SearchFieldProps extends Omit<TextFieldProps, "value" | "type" | "icon" | "onChange"> {
  value: string;
  onValueChange: (value: string) => void;
  /** The accessible name of the button that clears the field. */
  clearLabel: string;
}

/** A search field with a button that clears it. */
export function SearchField({ value, onValueChange, clearLabel, className, ...rest }: SearchFieldProps) {
  return (
    <div className={cn("pf:relative", className)}>
      <TextField
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        type="search"
        icon={<Search aria-hidden />}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className={value === "" ? undefined : "pf:[&_input]:pe-10 pf:[&_input::-webkit-search-cancel-button]:hidden"}
      />
      {value === "" ? null : (
        <IconButton
          aria-label={clearLabel}
          onClick={({ currentTarget }) => {
            onValueChange("");
            currentTarget.parentElement?.querySelector("input")?.focus();
          }}
          className="pf:absolute pf:end-1.5 pf:bottom-1.5"
        >
          <X />
        </IconButton>
      )}
    </div>
  );
}
