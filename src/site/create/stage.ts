/** The create page's columns: the box keeps its place and size from the empty form to the preview. */
export const STAGE =
  "pf:grid pf:items-start pf:gap-8 pf:md:grid-cols-[minmax(17.5rem,min(32rem,38vw,calc((100dvh-18rem)*0.75)))_minmax(0,1fr)]";
