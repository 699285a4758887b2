import { ArrowRight, LockKeyhole } from "lucide-react";
import type { RefObject } from "react";
import type { CharacterType } from "../../figure.ts";
import { Button, PillPicker } from "../../index.ts";
import { SelectedPlan } from "../checkout/index.ts";
import { NeedsScript } from "../layout/NeedsScript.tsx";
import { useVisit } from "../platform/visit.ts";
import { BoxPreview } from "./BoxPreview.tsx";
import type { Creation } from "./creation.ts";
import { OwnFile } from "./OwnFile.tsx";
import { Processing } from "./Processing.tsx";
import { ProfileUrlForm } from "./ProfileUrlForm.tsx";
import { useSelectedPlan } from "./use-selected-plan.ts";

interface CreateFormProps {
  creation: Exclude<Creation, { step: "figure" }>;
  field: RefObject<HTMLInputElement | null>;
  processing: RefObject<HTMLDivElement | null>;
  onSelect: (type: CharacterType) => void;
  onSubmit: (link: string) => void;
  /** Called without files on "Use my own details", and with files that are chosen, pasted or dropped on the page. */
  onOwnDetails: (files?: readonly File[]) => void;
}

/** The create page before the preview: the form, or how the figure is being created, next to an empty box. */
export function CreateForm({ creation, field, processing, onSelect, onSubmit, onOwnDetails }: CreateFormProps) {
  const visit = useVisit();
  const plan = useSelectedPlan();
  const { step, type } = creation;
  return (
    <div className="pf:grid pf:items-start pf:gap-x-6 pf:gap-y-10 pf:min-[48rem]:grid-cols-[3fr_2fr] pf:lg:grid-cols-2 pf:lg:gap-x-10">
      <div className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-8 pf:panel pf:p-panel">
        {step === "form" && plan ? (
          <div className="pf:min-h-target">
            <SelectedPlan plan={plan} />
          </div>
        ) : null}
        {creation.step === "form" ? (
          <ProfileUrlForm
            inputRef={field}
            defaultValue={visit.link}
            error={creation.error}
            onSubmit={onSubmit}
            action={
              <Button type="submit" variant="primary" size="lg" isCompact>
                Create My Figure
                <ArrowRight aria-hidden />
              </Button>
            }
          >
            <PillPicker value={type} onValueChange={onSelect} />
          </ProfileUrlForm>
        ) : (
          <Processing ref={processing} type={type} />
        )}
        <p className="pf:flex pf:gap-2 pf:text-muted pf:text-small pf:wrap-anywhere">
          <LockKeyhole aria-hidden className="pf:mt-0.5 pf:size-5 pf:shrink-0" />
          Demo: your link never leaves this browser. You’ll start with sample details.
        </p>
        {step === "form" ? <OwnFile onOpen={onOwnDetails} /> : null}
        <NeedsScript />
      </div>
      <BoxPreview type={type} isMaking={step === "processing"} />
    </div>
  );
}
