// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { Button, FigureCard, type Plan, PlanCard } from "profigure";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

const maya = { name: "Maya Okonkwo", jobTitle: "Engineer", isHero: true };
const premium: Plan = {
  id: "premium",
  name: "Premium",
  priceCents: 8899,
  period: "per month",
  downloads: Number.POSITIVE_INFINITY,
  features: ["Unlimited downloads", "Priority support"],
  isPopular: true,
};

function App() {
  const [isPaid, setPaid] = useState(false);
  return (
    <main className="p-[13px]">
      <FigureCard {...maya} isPaid={isPaid} onPurchase={() => setPaid(true)} />
      <PlanCard plan={premium} action={<Button variant="primary">Choose Premium</Button>} />
    </main>
  );
}

/** Draws the page. */
export function show() {
  const root = document.getElementById("root");
  if (root)
    createRoot(root).render(
      <StrictMode>
        <App />
      </StrictMode>,
    );
}

// @ts-expect-error A figure without a name must not compile: were the types lost, it would.
export const nameless = <FigureCard jobTitle="Engineer" isHero isPaid />;
