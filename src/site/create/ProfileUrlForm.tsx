import { Link } from "lucide-react";
import { type FormEvent, type ReactNode, type RefObject, useEffectEvent, useLayoutEffect, useState } from "react";
import { PROFILE_URL_PLACEHOLDER, type ProfileUrlError } from "../../domain/profile-link.ts";
import { TextField } from "../../index.ts";
import { cn } from "../../lib/cn.ts";

interface ProfileUrlFormProps {
  /** The error from `validateProfileUrl`, shown below the field. After a submit, an error moves focus to the field. */
  error: ProfileUrlError | undefined;
  /** Called on submit with the text exactly as typed. */
  onSubmit: (link: string) => void;
  /** The field's initial text. The field is uncontrolled, so that text that was typed before hydration is not lost. */
  defaultValue: string;
  inputRef: RefObject<HTMLInputElement | null>;
  /** Content between the field and the button, such as the pill picker. */
  children?: ReactNode;
  /** The submit button. */
  action: ReactNode;
}

/**
 * A form that asks for the profile link (specification §5). The browser's validation is off, because the specification
 * defines the messages. Clear `error` on the next valid submit, not while the person edits the field. A submit before
 * hydration does nothing, because the form's method is "dialog".
 */
export function ProfileUrlForm({ error, onSubmit, defaultValue, inputRef, children, action }: ProfileUrlFormProps) {
  // Counts submits, because the same error twice would not cause a render.
  const [submits, setSubmits] = useState(0);
  const focusIfRefused = useEffectEvent(() => {
    if (error) inputRef.current?.focus();
  });
  useLayoutEffect(() => {
    if (submits > 0) focusIfRefused();
  }, [submits]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSubmits(submits + 1);
    onSubmit(inputRef.current?.value ?? "");
  };

  return (
    <form
      method="dialog"
      noValidate
      onSubmit={submit}
      className={cn("pf:grid pf:grid-cols-1", children ? "pf:gap-8" : "pf:gap-5")}
    >
      <TextField
        ref={inputRef}
        label="LinkedIn profile URL"
        error={error}
        icon={<Link aria-hidden />}
        type="text"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={PROFILE_URL_PLACEHOLDER}
        defaultValue={defaultValue}
      />
      {children}
      {action}
    </form>
  );
}
