import { Boundary } from "../parts/Boundary.tsx";
import { Hero } from "../parts/Hero.tsx";
import { Reasons } from "../parts/Reasons.tsx";
import { Wizard } from "../parts/Wizard.tsx";

/** The landing page (specification §2). */
export function HomePage() {
  return (
    <>
      <Hero />
      <Boundary className="page-width my-10">
        <Wizard />
      </Boundary>
      <Reasons />
      <div className="h-section" />
    </>
  );
}
