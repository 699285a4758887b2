import { Info } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import {
  Button,
  type CharacterType,
  CheckoutDialog,
  FigureBox,
  FigureCard,
  formatMoney,
  ProfileDetailsList,
  TypeBadge,
} from "../../index.ts";
import { SAMPLE_DETAILS, SAMPLE_LOOK, samplePreview, sampleSpec } from "../sample/profile.ts";
import { useStatus } from "../status.tsx";

/** The create page's third state: the figure, its details, and what can be done with them. */
export function Preview({ type, onStartOver }: { type: CharacterType; onStartOver: () => void }) {
  const { notify } = useStatus();
  const [isBuying, setBuying] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const figure = samplePreview(type);

  useEffect(() => heading.current?.focus(), []);

  return (
    <div className="grid items-start gap-10 lg:grid-cols-2">
      <FigureCard {...figure} look={SAMPLE_LOOK} onPurchase={() => setBuying(true)} />
      <div className="grid gap-6">
        <section aria-labelledby="preview-heading" className="grid gap-6 panel p-panel">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 id="preview-heading" ref={heading} tabIndex={-1} className="type-card outline-none">
              {figure.name}
            </h2>
            <TypeBadge type={type} />
          </div>
          <p className="type-lead">“{figure.tagline}”</p>
          <p className="notice">
            <Info aria-hidden className="size-5 shrink-0" />
            Sample details: your profile was not read.
          </p>
          <ProfileDetailsList
            details={SAMPLE_DETAILS}
            type={type}
            accessories={figure.accessories.map((accessory) => accessory.label)}
          />
          <div className="grid gap-3">
            <Button variant="primary" size="lg" onClick={() => setBuying(true)}>
              Purchase for {formatMoney(SINGLE_FIGURE_CENTS)}
            </Button>
            <Button size="lg" onClick={() => notify("Drafts are not available yet. Nothing was saved.")}>
              Save to Drafts
            </Button>
          </div>
        </section>
        <Button variant="ghost" className="justify-self-start" onClick={onStartOver}>
          ← Start Over
        </Button>
      </div>
      <CheckoutDialog
        picture={<FigureBox spec={sampleSpec(type)} isPaid={false} decorative lettering="large" />}
        figure={figure}
        priceCents={SINGLE_FIGURE_CENTS}
        open={isBuying}
        onOpenChange={setBuying}
      />
    </div>
  );
}
