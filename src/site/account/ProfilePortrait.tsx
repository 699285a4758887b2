import mayaPortrait from "picture:maya-portrait";
import { isPaid } from "../../domain/entitlement.ts";
import { graphemes } from "../../lib/graphemes.ts";
import { DrawnPortrait } from "../collection/index.tsx";
import { Picture } from "../platform/BuiltPicture.tsx";
import { useStore } from "../store/store.ts";
import { isSampleProfile, latestOwnFigure } from "./own-figure.ts";

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
