export const LABELS = {
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
/** The texts of a collection card. */
export type CollectionCardLabels = Readonly<typeof LABELS>;
