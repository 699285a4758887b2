import { useRef } from "react";
import { Button, type ButtonProps } from "../../index.ts";

interface FileButtonProps extends Omit<ButtonProps, "onClick"> {
  /** The field's `accept`. */
  accept: string;
  /** Name of the file field behind the button. */
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
          // The same file can be chosen again.
          currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
