import { Boundary } from "../parts/Boundary.tsx";
import { Hero } from "../parts/Hero.tsx";
import { Reasons } from "../parts/Reasons.tsx";
import { Wizard } from "../parts/Wizard.tsx";

/** The landing page (specification §2). */
export function HomePage() {
  return (
    <>
      <Hero />
      <Boundary className="pf:page-width pf:my-10">
        <Wizard />
      </Boundary>
      <Reasons />
      <div className="pf:h-section" />
    </>
  );
}
