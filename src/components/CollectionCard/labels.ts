import { formatCount, formatMoney } from "../../domain/money.ts";
import type { CharacterType } from "../../figure/schema/field.ts";
import { DOWNLOAD_LABELS } from "../DownloadText.tsx";

export const LABELS = {
  created: "Created",
  saved: "Saved",
  draft: "Draft",
  downloads: (count: number): string => (count === 1 ? "download" : "downloads"),
  shares: (count: number): string => (count === 1 ? "share" : "shares"),
  ...DOWNLOAD_LABELS,
  download: "Download",
  downloadWithPlan: "Download with your plan",
  share: "Share",
  /** The price is in integer US cents. */
  purchase: (priceCents: number) => `Purchase for ${formatMoney(priceCents)}`,
  resume: "Resume",
  edit: "Edit",
  /** The menu of a card. */
  more: "More",
  remove: "Delete",
  /** Names a button after its figure; it begins with the button's text. */
  named: (action: string, name: string) => `${action} ${name}`,
  /** Writes a number of downloads or shares. */
  count: formatCount,
};
/** The texts of a collection card; `types` are those of its TypeBadge. */
export type CollectionCardLabels = Readonly<typeof LABELS> & {
  readonly types?: Readonly<Record<CharacterType, string>>;
};
