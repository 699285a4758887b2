import missingBox from "picture:missing-box";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { ButtonLink } from "../../index.ts";
import { Picture } from "../platform/BuiltPicture.tsx";
import { Heading } from "./Heading.tsx";
import { renderSiteLink } from "./SiteLink.tsx";

/** The page for an unknown path (specification §2, §8). */
export function NotFoundPage() {
  // The location is a new object for each navigation, even to the same path.
  const location = useLocation();
  useEffect(() => {
    console.warn(`404: there is no page at ${location.pathname}`);
  }, [location]);
  return (
    <div className="pf:pegboard pf:grid pf:grid-cols-1 pf:place-items-center pf:border-night pf:border-b-12 pf:px-gutter pf:pt-10 pf:pb-14">
      <div className="pf:grid pf:w-full pf:max-w-240 pf:grid-cols-[repeat(auto-fit,minmax(min(100%,20rem),1fr))] pf:items-center pf:gap-10 pf:md:gap-14">
        <div className="pf:grid pf:justify-items-start pf:gap-5 pf:rounded-xl pf:border-2 pf:border-frame pf:bg-surface pf:p-panel">
          <Heading className="pf:type-poster">404</Heading>
          <p className="pf:type-lead">Oops! Page not found</p>
          <ButtonLink href="/" renderLink={renderSiteLink} variant="primary" size="lg">
            Return to Home
          </ButtonLink>
        </div>
        <div className="pf:hang pf:w-full pf:max-w-60 pf:md:max-w-95 pf:rotate-3 pf:justify-self-center">
          <Picture picture={missingBox} alt="" sizes="(min-width: 48rem) 380px, 240px" priority />
        </div>
      </div>
    </div>
  );
}
