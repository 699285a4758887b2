import { Suspense } from "react";
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
      {/* A boundary of its own, so that it hydrates after what is above. */}
      <Suspense>
        <LandingSections />
      </Suspense>
    </>
  );
}
