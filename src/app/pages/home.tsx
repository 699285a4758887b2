import { Late, LatePart } from "../late.tsx";
import { Boundary } from "../parts/Boundary.tsx";

const hero = new LatePart(() => import("../parts/Hero.tsx").then((module) => module.Hero));
const wizard = new LatePart(() => import("../parts/Wizard.tsx").then((module) => module.Wizard));
const reasons = new LatePart(() => import("../parts/Reasons.tsx").then((module) => module.Reasons));
export const PARTS = [hero, wizard, reasons];

/** The landing page (specification §2). */
export function HomePage() {
  return (
    <>
      <Late part={hero} props={{}} />
      <Boundary className="page-width my-10">
        <Late part={wizard} props={{}} />
      </Boundary>
      <Late part={reasons} props={{}} />
      <div className="h-section" />
    </>
  );
}
