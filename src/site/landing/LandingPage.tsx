import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { Hero, Shelf } from "./Hero.tsx";
import { LandingSections } from "./LandingSections.tsx";
import { Wizard } from "./Wizard.tsx";

/** The landing page (specification §2). */
export function LandingPage() {
  return (
    <>
      <Hero />
      <Shelf />
      <ErrorBoundary className="pf:page-width pf:my-10">
        <Wizard />
      </ErrorBoundary>
      <LandingSections />
      <div className="pf:h-section" />
    </>
  );
}
