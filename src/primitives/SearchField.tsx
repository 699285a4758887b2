"use client";
import { Search, X } from "lucide-react";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { IconButton } from "./IconButton.tsx";
import { TextField, type TextFieldProps } from "./TextField.tsx";

const LABELS = {
  /** The accessible name of the button that clears the field. */
  clear: "Clear search",
};
/** The texts of the field. */
export type SearchFieldLabels = Readonly<typeof LABELS>;

export interface SearchFieldProps extends Omit<TextFieldProps, "value" | "defaultValue" | "type" | "icon"> {
  /** The text in the field. */
  value: string;
  /** Called with the text at each change, and with an empty text by the button that clears the field. */
  onValueChange: (value: string) => void;
  /** The field's translated texts. Missing texts are in English. @default English */
  labels?: Translations<SearchFieldLabels> | undefined;
}

/**
 * A search field with a button that clears it. `className` goes to the wrapper, the other props to the input.
 */
export function SearchField({ value, onValueChange, labels, onChange, className, ...rest }: SearchFieldProps) {
  const isClearable = value !== "" && !rest.disabled && !rest.readOnly;
  return (
    // The rows of the text field are rows of this grid, so that the button can be positioned in the second one.
    <div
      data-slot="search-field"
      className={cn(
        "pf:relative pf:grid pf:grid-cols-1 pf:grid-rows-[auto_auto] pf:content-start pf:gap-2 pf:[&>[data-slot=text-field]]:contents",
        className,
      )}
    >
      <TextField
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        {...rest}
        type="search"
        icon={<Search aria-hidden />}
        value={value}
        onChange={(event) => {
          onChange?.(event);
          onValueChange(event.target.value);
        }}
        className={isClearable ? "pf:[&_input]:pe-10 pf:[&_input::-webkit-search-cancel-button]:hidden" : undefined}
      />
      {isClearable ? (
        <IconButton
          aria-label={mergeLabels(LABELS, labels).clear}
          onClick={({ currentTarget }) => {
            onValueChange("");
            currentTarget.parentElement?.querySelector("input")?.focus();
          }}
          className="pf:absolute pf:end-1.5 pf:bottom-1.5 pf:row-[2/3]"
        >
          <X />
        </IconButton>
      ) : null}
    </div>
  );
}
