/** What a collection card says. */
export const WORDS = {
  created: "Created",
  saved: "Saved",
  draft: "Draft",
  downloads: (count: number): string => (count === 1 ? "download" : "downloads"),
  shares: (count: number): string => (count === 1 ? "share" : "shares"),
  download: "Download",
  downloadWithPlan: "Download with your plan",
  noneLeft: "No downloads left",
  seePlans: "See plans",
  share: "Share",
  purchase: (price: string) => `Purchase for ${price}`,
  resume: "Resume",
  remove: "Delete",
};
export type Words = typeof WORDS;
