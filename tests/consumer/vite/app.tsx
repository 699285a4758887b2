// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { Button, FigureCard, PlanCard, type PlanCardProps } from "profigure";
import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";

const maya = { name: "Maya Okonkwo", jobTitle: "Engineer", isHero: true };
const premium: PlanCardProps = {
  name: "Premium",
  price: "$88.99",
  period: "per month",
  features: ["Unlimited downloads", "Priority support"],
  isPopular: true,
};

function App() {
  const [isPaid, setPaid] = useState(false);
  return (
    <main className="p-[13px]">
      <FigureCard {...maya} isPaid={isPaid} onPurchase={() => setPaid(true)} />
      <PlanCard {...premium} action={<Button variant="primary">Choose Premium</Button>} />
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

// @ts-expect-error A figure without a name must not compile. It would compile if the package's types were missing.
export const nameless = <FigureCard jobTitle="Engineer" isHero isPaid />;
