import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { PROFILE_LIMITS, type Profile } from "../../domain/profile.ts";
import { Button, DialogActions, DialogClose, DialogContent, TextField } from "../../index.ts";
import { codePoints } from "../../lib/graphemes.ts";
import { cleanLine } from "../../lib/text-input.ts";
import { openerOrMain } from "../layout/focus.ts";
import { SiteDialog } from "../layout/SiteDialog.tsx";
import { ProfilePortrait } from "./ProfilePortrait.tsx";

interface ProfileDialogProps {
  open: boolean;
  /** Called when it is closed without saving. Discards the input. */
  onClose: () => void;
  /** The fields' initial values. */
  profile: Profile;
  /** Called on Save with the typed values, each a clean line within `PROFILE_LIMITS`. Close the dialog once saved. */
  onSave: (profile: Profile) => void;
  /** Whether the profile is being saved. @default false */
  isBusy?: boolean | undefined;
}

const NAMES = { name: "Name", email: "Email", headline: "Headline" };
const FIELDS = ["name", "email", "headline"] as const satisfies readonly (keyof Profile)[];
const INPUT = {
  name: { autoComplete: "name", dir: "auto" },
  email: { autoComplete: "email", dir: "ltr", inputMode: "email", autoCapitalize: "none", spellCheck: false },
  headline: { autoComplete: "organization-title", dir: "auto" },
} as const;

type Errors = { readonly [Field in keyof Profile]?: string | undefined };

/** Reads the form's fields. Autofill changes them without an event in some browsers, so no state has their values. */
function read(form: HTMLFormElement | null): Profile {
  const data = new FormData(form ?? undefined);
  const textOf = (field: keyof Profile) => String(data.get(field) ?? "");
  return { name: textOf("name"), email: textOf("email"), headline: textOf("headline") };
}

/** A dialog to edit the account's name, e-mail address and headline. */
export function ProfileDialog({ open, onClose, profile, onSave, isBusy }: ProfileDialogProps) {
  const noteId = useId();
  const form = useRef<HTMLFormElement>(null);
  return (
    <SiteDialog
      open={open}
      onOpenChange={(_, { reason }) => {
        const typed = read(form.current);
        // A stray click outside the dialog must not discard input.
        if (reason !== "backdrop" || FIELDS.every((field) => typed[field] === profile[field])) onClose();
      }}
    >
      <DialogContent aria-describedby={noteId} heading="Edit Profile" returnFocus={openerOrMain}>
        <div className="pf:flex pf:flex-wrap pf:items-center pf:gap-4">
          <div
            aria-hidden
            className="pf:w-19 pf:shrink-0 pf:overflow-hidden pf:rounded-lg pf:border-2 pf:border-frame pf:[&>*]:h-auto pf:[&>*]:w-full"
          >
            <ProfilePortrait />
          </div>
          <p id={noteId} className="pf:flex-1 pf:basis-40 pf:text-muted pf:text-small">
            Saved on this device only. The names of your figures don’t change.
          </p>
        </div>
        <Fields form={form} profile={profile} onSave={onSave} isBusy={isBusy} />
      </DialogContent>
    </SiteDialog>
  );
}

interface FieldsProps extends Pick<ProfileDialogProps, "profile" | "onSave" | "isBusy"> {
  form: RefObject<HTMLFormElement | null>;
}

/** The form, mounted while the dialog is open, so that closing discards its input. */
function Fields({ form, profile, onSave, isBusy }: FieldsProps) {
  const [errors, setErrors] = useState<Errors>({});
  const isRefused = useRef(false);

  useLayoutEffect(() => {
    if (isRefused.current) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    isRefused.current = false;
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = read(form.current);
    const clean = { name: cleanLine(typed.name), email: cleanLine(typed.email), headline: cleanLine(typed.headline) };
    const found = validate(clean);
    isRefused.current = FIELDS.some((field) => found[field]);
    setErrors(found);
    if (!isRefused.current) onSave(clean);
  };

  return (
    <form ref={form} method="dialog" noValidate onSubmit={submit} className="pf:grid pf:gap-4">
      {FIELDS.map((field) => (
        <TextField
          key={field}
          label={NAMES[field]}
          type="text"
          {...INPUT[field]}
          name={field}
          defaultValue={profile[field]}
          error={errors[field]}
        />
      ))}
      <DialogActions>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Save
        </Button>
        <DialogClose asChild>
          <Button>Cancel</Button>
        </DialogClose>
      </DialogActions>
    </form>
  );
}

function validate(profile: Profile): Errors {
  const tooLong = (field: keyof Profile) => {
    const over = codePoints(profile[field]) - PROFILE_LIMITS[field];
    if (over <= 0) return undefined;
    const what = field === "email" ? "email address" : field;
    return `Please shorten the ${what} by ${over} ${over === 1 ? "character" : "characters"}, to ${PROFILE_LIMITS[field]} at most`;
  };
  return {
    name: profile.name === "" ? "Please enter a name" : tooLong("name"),
    email:
      profile.email === "" || profile.email.includes("@")
        ? tooLong("email")
        : "Please enter an email address like name@example.com",
    headline: tooLong("headline"),
  };
}
