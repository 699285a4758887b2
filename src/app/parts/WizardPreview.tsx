import { useState } from "react";
import { SINGLE_FIGURE_CENTS } from "../../domain/plans.ts";
import {
  Button,
  type CharacterType,
  CheckoutDialog,
  FigureBox,
  FigureCard,
  formatMoney,
  TypeBadge,
} from "../../index.ts";
import { SAMPLE_LOOK, samplePreview, sampleSpec } from "../sample/profile.ts";

/** The wizard's third step; loaded on its own, because it brings the drawing engine. */
export function WizardPreview({ type, onRestart }: { type: CharacterType; onRestart: () => void }) {
  const [isBuying, setBuying] = useState(false);
  const figure = samplePreview(type);
  return (
    <div className="grid items-center gap-7 md:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
      <FigureCard {...figure} look={SAMPLE_LOOK} onPurchase={() => setBuying(true)} />
      <div className="grid justify-items-start gap-4">
        <TypeBadge type={type} />
        <h3 className="type-card">{figure.name}</h3>
        <p className="text-muted">{figure.jobTitle}</p>
        <p>“{figure.tagline}”</p>
        <p className="flex items-baseline gap-2.5">
          <span className="type-price">{formatMoney(SINGLE_FIGURE_CENTS)}</span>
          <span className="text-muted">one-time</span>
        </p>
        <Button variant="ink" size="lg" className="w-full" onClick={() => setBuying(true)}>
          Purchase
        </Button>
        <Button className="w-full" onClick={onRestart}>
          Try Another Profile
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
