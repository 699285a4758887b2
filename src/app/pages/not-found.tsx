import missingBox from "picture:missing-box";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { buttonStyles } from "../../index.ts";
import { AppLink } from "../link.tsx";
import { Heading } from "../parts/Heading.tsx";
import { Picture } from "../parts/Picture.tsx";

/** Any path that is no page (specification §2, §8). */
export function NotFoundPage() {
  // Another object for each navigation, to the same path too.
  const location = useLocation();
  useEffect(() => {
    console.warn(`404: there is no page at ${location.pathname}`);
  }, [location]);
  return (
    <div className="pegboard grid place-items-center border-night border-b-12 px-5 pt-12 pb-14">
      <div className="grid w-full max-w-240 grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] items-center gap-14">
        <div className="hang w-full max-w-95 rotate-3 justify-self-center">
          <Picture picture={missingBox} alt="" sizes="380px" priority />
        </div>
        <div className="grid justify-items-start gap-5 rounded-xl border-2 border-frame bg-surface p-9">
          <Heading className="type-poster">404</Heading>
          <p className="type-lead">Oops! Page not found</p>
          <AppLink to="/" className={buttonStyles({ variant: "primary", size: "lg" })}>
            Return to Home
          </AppLink>
        </div>
      </div>
    </div>
  );
}
