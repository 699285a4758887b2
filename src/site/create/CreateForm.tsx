import { ArrowRight, FileUser, FolderOpen, LockKeyhole } from "lucide-react";
import { type RefObject, useLayoutEffect } from "react";
import { useSearchParams } from "react-router-dom";
import { PLANS, type PlanId } from "../../domain/plans.ts";
import type { CharacterType } from "../../figure.ts";
import { Button, PillPicker } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { SelectedPlan } from "../checkout/index.ts";
import { NeedsScript } from "../layout/NeedsScript.tsx";
import { FileButton } from "../platform/FileButton.tsx";
import { useHydrated } from "../platform/use-hydrated.ts";
import { usePageDrop } from "../platform/use-page-drop.ts";
import { useVisit } from "../platform/visit.ts";
import { BoxPreview } from "./BoxPreview.tsx";
import type { Creation } from "./creation.ts";
import { Processing } from "./Processing.tsx";
import { ProfileUrlForm } from "./ProfileUrlForm.tsx";
import { STAGE } from "./stage.ts";

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
  const isMaking = step === "processing";
  return (
    <div className={STAGE}>
      <div
        className={cn(
          "pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-8 pf:panel pf:p-panel",
          // On a phone, over the bottom of the box, which is already where the figure will be.
          isMaking && "pf:max-md:sticky pf:max-md:bottom-3 pf:max-md:z-10 pf:max-md:p-4",
        )}
      >
        {step === "form" && plan ? (
          <div className="pf:min-h-15">
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
        <p
          className={cn(
            "pf:flex pf:gap-2 pf:text-muted pf:text-small pf:wrap-anywhere",
            isMaking && "pf:max-md:hidden",
          )}
        >
          <LockKeyhole aria-hidden className="pf:mt-0.5 pf:size-5 pf:shrink-0" />
          Demo: your link never leaves this browser. You’ll start with sample details.
        </p>
        {step === "form" ? <OwnFile onOpen={onOwnDetails} /> : null}
        <NeedsScript />
      </div>
      {/* Sticky like the figure in the preview, which takes its place. */}
      <div
        className={cn(
          "pf:min-w-0 pf:md:[@media(min-height:40rem)]:sticky pf:md:top-6 pf:md:order-first",
          isMaking && "pf:order-first",
        )}
      >
        <BoxPreview type={type} isMaking={isMaking} />
      </div>
    </div>
  );
}

/**
 * The plan that the checkout offers. The landing page's links put it into the URL, so that a click before hydration
 * works too. This page moves it from the URL to memory.
 */
function useSelectedPlan(): PlanId | undefined {
  const visit = useVisit();
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const plan = isHydrated ? PLANS.find(({ id }) => id === params.get("plan"))?.id : undefined;

  // A layout effect, so that the plan is removed from the URL before the page is painted.
  useLayoutEffect(() => {
    if (!plan) return;
    visit.plan = plan;
    setParams({}, { replace: true });
  }, [plan, visit, setParams]);

  return plan ?? visit.plan;
}

/** Offers to start with a file instead of a link: with the person's details, or with a saved figure. */
function OwnFile({ onOpen }: { onOpen: CreateFormProps["onOwnDetails"] }) {
  const isDraggedOver = usePageDrop(onOpen);
  return (
    <div
      className={`pf:-mx-3 pf:-my-2 pf:rounded-lg pf:px-3 pf:py-2 pf:outline-2 pf:outline-dashed ${isDraggedOver ? "pf:outline-accent" : "pf:outline-transparent"}`}
    >
      <div className="pf:flex pf:flex-wrap pf:items-start pf:gap-x-8 pf:gap-y-2">
        <div className="pf:grid pf:gap-2">
          <Button onClick={() => onOpen()} className="pf:justify-self-start">
            <FileUser aria-hidden />
            Use my own details
          </Button>
          <p className="pf:text-muted pf:text-small">
            {isDraggedOver ? "Drop it here" : "From your LinkedIn PDF or data export."}
          </p>
        </div>
        <FileButton
          className="pf:-ms-4"
          accept="image/svg+xml,image/png,image/jpeg,image/webp,image/gif,.svg"
          fieldLabel="Figure file"
          onFile={(file) => onOpen([file])}
          size="sm"
          variant="ghost"
        >
          <FolderOpen aria-hidden />
          Open a saved picture
        </FileButton>
      </div>
    </div>
  );
}
