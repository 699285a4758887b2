import mayaPortrait from "picture:maya-portrait";
import { isPaid } from "../../domain/entitlement.ts";
import { graphemes } from "../../lib/graphemes.ts";
import { lazyPart } from "../layout/lazy-part.tsx";
import { Picture } from "../platform/BuiltPicture.tsx";
import { useStore } from "../store/use-store.ts";
import { isSampleProfile, latestOwnFigure } from "./own-figure.ts";

const DrawnPortrait = lazyPart(() => import("./DrawnPortrait.tsx").then((module) => module.DrawnPortrait), {
  fallback: <div className="pf:silhouette pf:aspect-square" />,
  hideError: true,
});

/** The portrait next to the profile: the sample person, the owner's latest paid figure, or the owner's initial. */
export function ProfilePortrait() {
  const { profile, figures } = useStore();
  if (isSampleProfile(profile))
    return <Picture picture={mayaPortrait} alt="" sizes="120px" className="pf:silhouette pf:h-auto pf:w-full" />;
  // Uses only paid figures, because a portrait has no watermark.
  const figure = latestOwnFigure(figures.filter(isPaid));
  if (figure) return <DrawnPortrait spec={figure.design.spec} />;
  return (
    <div aria-hidden className="pf:grid pf:aspect-square pf:place-items-center pf:bg-accent-soft pf:type-section">
      {graphemes(profile.name)[0]}
    </div>
  );
}
