/** A figure's box that is not drawn yet. */
export const Silhouette = ({ alt }: { alt: string }) => (
  <div role="img" aria-label={alt} className="pf:silhouette pf:aspect-3/4" />
);
