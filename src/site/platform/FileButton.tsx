import { useRef } from "react";
import { Button, type ButtonProps } from "../../index.ts";

interface FileButtonProps extends Omit<ButtonProps, "onClick"> {
  /** The accepted file types, as in the `accept` attribute. */
  accept: string;
  /** Accessible name of the hidden file field. */
  fieldLabel: string;
  onFile: (file: File) => void;
}

/** A button that opens the browser's file picker for one file. */
export function FileButton({ accept, fieldLabel, onFile, ...rest }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...rest} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={fieldLabel}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Clears the field, so that choosing the same file again fires an event.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
