import { ArrowRight } from "lucide-react";
import type { Dispatch, RefObject } from "react";
import type { Creation, CreationEvent } from "../../domain/creation.ts";
import { Button, PillPicker, ProfileUrlForm } from "../../index.ts";
import { useVisit } from "../shell/visit.ts";

interface CreateFormProps {
  creation: Extract<Creation, { step: "input" }>;
  dispatch: Dispatch<CreationEvent>;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The create page's first state: the profile link and the pill. */
export function CreateForm({ creation, dispatch, fieldRef }: CreateFormProps) {
  const visit = useVisit();
  return (
    <ProfileUrlForm
      inputRef={fieldRef}
      className="pf:gap-8"
      defaultValue={visit.link}
      error={creation.error}
      onSubmit={(link) => {
        visit.sentLink = link;
        dispatch({ kind: "submit", link });
      }}
      action={
        <Button type="submit" variant="primary" size="lg" compact>
          Create My Figure
          <ArrowRight aria-hidden />
        </Button>
      }
    >
      <PillPicker
        value={creation.type}
        onValueChange={(type) => {
          visit.type = type;
          dispatch({ kind: "choose", type });
        }}
      />
    </ProfileUrlForm>
  );
}
