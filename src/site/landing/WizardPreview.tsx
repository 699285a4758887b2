import { ArrowRight, UserRoundPen } from "lucide-react";
import { useRef, useState } from "react";
import { isPaid } from "../../domain/entitlement.ts";
import { formatMoney } from "../../domain/money.ts";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import { writeDetails } from "../../figure/schema/design.ts";
import type { CharacterType } from "../../figure.ts";
import { nameFromLink } from "../../import/index.ts";
import { announce, Button, ButtonLink, DownloadButton, FigureCard, TypeBadge } from "../../index.ts";
import { DialogHost, useDialogs, useDownload } from "../checkout/index.ts";
import { createFigureSession, useFigureSession } from "../figure-session/figure-session.ts";
import { renderSiteLink } from "../layout/SiteLink.tsx";
import { useVisit } from "../platform/visit.ts";
import { sampleDesign } from "../sample/profile.ts";
import { useStore } from "../store/store.ts";

interface WizardPreviewProps {
  type: CharacterType;
  onRestart: () => void;
}

/** The wizard's third step. Lazily loaded, because it imports the drawing engine. */
export const WizardPreview = (props: WizardPreviewProps) => (
  <DialogHost>
    <PreviewedFigure {...props} />
  </DialogHost>
);

function PreviewedFigure({ type, onRestart }: WizardPreviewProps) {
  const { figures } = useStore();
  const { open } = useDialogs();
  const [session, setSession] = useState(() => createFigureSession({ design: sampleDesign(type) }));
  const {
    figure: { spec, placeholders },
    boughtId,
  } = useFigureSession(session);
  const bought = figures.find((figure) => figure.id === boughtId);
  const download = useDownload(bought);
  const visit = useVisit();
  const makeYours = () => {
    // A bought figure is opened by its id instead.
    if (!bought) visit.wizardDesign = session.read().design;
  };
  const linkName = nameFromLink(visit.link);
  const isNameOffered = linkName !== undefined && placeholders?.includes("name") && !bought;
  const yours = useRef<HTMLAnchorElement>(null);
  const putName = (name: string) => {
    // A new session, and not an edit, which would be stored as an unsaved draft: the wizard is only in memory.
    setSession(createFigureSession({ design: writeDetails(session.read().design, { name }) }));
    announce(`${name} is on the box`);
    yours.current?.focus();
  };
  const downloadButton = useRef<HTMLButtonElement>(null);
  const purchase = () => open({ kind: "checkout", figure: session, downloadButton: () => downloadButton.current });
  return (
    <div className="pf:grid pf:grid-cols-1 pf:items-center pf:gap-6 pf:md:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
      <div className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:gap-4">
        <FigureCard spec={spec} isPaid={isPaid(bought ?? { payment: "unpaid" })} onPurchase={purchase} {...download} />
        <div className="pf:flex pf:flex-wrap pf:gap-3 pf:[&>*]:flex-auto">
          <ButtonLink
            ref={yours}
            href={bought ? `/create?figure=${bought.id}` : "/create"}
            renderLink={renderSiteLink}
            onClick={makeYours}
          >
            Make it yours
            <ArrowRight aria-hidden />
          </ButtonLink>
          {isNameOffered ? (
            <Button className="pf:wrap-anywhere" onClick={() => putName(linkName)}>
              <UserRoundPen aria-hidden />
              <span>
                Put <bdi>{linkName}</bdi> on the box
              </span>
            </Button>
          ) : null}
        </div>
      </div>
      <div className="pf:grid pf:min-w-0 pf:grid-cols-1 pf:justify-items-start pf:gap-4">
        <TypeBadge type={type} />
        <h3 className="pf:type-card pf:wrap-anywhere">
          <bdi>{spec.name}</bdi>
        </h3>
        <p className="pf:text-muted">{spec.jobTitle}</p>
        <p>{`“${spec.tagline}”`}</p>
        <p className="pf:flex pf:flex-wrap pf:items-baseline pf:gap-2">
          <span className="pf:type-price pf:text-total">{formatMoney(SINGLE_FIGURE_CENTS)}</span>
          <span className="pf:text-muted">one-time</span>
        </p>
        {bought ? (
          <DownloadButton ref={downloadButton} {...download} variant="ink" size="lg" className="pf:w-full" />
        ) : (
          <Button variant="ink" size="lg" className="pf:w-full" onClick={purchase}>
            Purchase
          </Button>
        )}
        <Button className="pf:w-full" onClick={onRestart}>
          Try Another Profile
        </Button>
      </div>
    </div>
  );
}
