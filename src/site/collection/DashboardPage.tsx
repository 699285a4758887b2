import { Plus } from "lucide-react";
import { useDeferredValue, useEffect, useState } from "react";
import { ButtonLink, closeToasts, Notice, Tabs, TabsContent, TabsList, TabsTrigger } from "../../index.ts";
import { Account, Referrals } from "../account/index.ts";
import { DroppedBackup, StorageNotice } from "../backup/index.ts";
import { DialogHost } from "../checkout/index.ts";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { Heading } from "../layout/Heading.tsx";
import { NeedsScript } from "../layout/NeedsScript.tsx";
import { renderSiteLink } from "../layout/SiteLink.tsx";
import { hasLocalData, watchReset } from "../platform/local-flags.ts";
import { savesData } from "../platform/save-data.ts";
import { whenLoaded } from "../platform/when-idle.ts";
import { store, useStore } from "../store/store.ts";
import { Collection } from "./Collection.tsx";
import { useUrlParams } from "./use-url-params.ts";

const LABELS = { collection: "Collection", referrals: "Referrals", account: "Account" };
const TABS = ["collection", "referrals", "account"] as const;
const tabOf = (search: URLSearchParams) => TABS.find((tab) => tab === search.get("tab")) ?? "collection";

/**
 * Begins to read the device's figures, and fetches the other tabs once the page has loaded, because those are what
 * people tap first. Resolves when the URL's tab can be shown.
 */
export async function preload(search: string): Promise<void> {
  if (import.meta.env.SSR) return;
  void store.ready();
  const preloadTabs = () => Promise.all([Referrals.preload(), Account.preload()]);
  if (tabOf(new URLSearchParams(search)) !== "collection") await preloadTabs();
  else if (!savesData())
    whenLoaded()
      .then(preloadTabs)
      .catch(() => {});
}

/** The dashboard: Collection, Referrals and Account (specification §2). The selected tab is in the URL. */
export function DashboardPage() {
  const { figures } = useStore();
  const url = useUrlParams();
  const [params, changeParams, writeNow] = url;
  // Deferred, so that the browser can respond to more input while the panel renders.
  const tab = useDeferredValue(tabOf(params));
  const [isSelected, setSelected] = useState(false);
  const select = (next: string) => {
    setSelected(true);
    changeParams(
      (params) => {
        if (next === "collection") params.delete("tab");
        else params.set("tab", next);
      },
      { isNew: true },
    );
  };
  const panels = { collection: <Collection url={url} />, referrals: <Referrals />, account: <Account /> };
  // When another tab deletes everything, closes all toasts, because an Undo would bring a figure back.
  useEffect(() => watchReset(closeToasts), []);
  return (
    <DialogHost>
      <div className="pf:page-width pf:grid pf:grid-cols-1 pf:gap-6 pf:pt-8 pf:pb-section pf:md:pt-14">
        <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-5">
          <Heading className="pf:type-section">My Collection</Heading>
          <ButtonLink
            href="/create"
            renderLink={renderSiteLink}
            variant={figures.length === 0 ? "secondary" : "primary"}
            className="pf:max-md:w-full"
          >
            <Plus aria-hidden />
            Create New Figure
          </ButtonLink>
        </div>
        <NeedsScript what="Your collection" />
        <StorageNotice />
        <ReadingNotice />
        <DroppedBackup />
        <Tabs
          value={tab}
          onValueChange={select}
          // The first panel must not fade in; only panels that the person selects do.
          className={`pf:grid pf:grid-cols-1 pf:gap-6 ${isSelected ? "" : "pf:**:data-[slot=tabs-content]:animate-none"}`}
        >
          <TabsList aria-label="Dashboard" className="pf:noscript:hidden">
            {TABS.map((value) => (
              // Radix selects on mousedown. Assistive technology and replayed clicks from before hydration send only a
              // click. Each clicked tab has its history entry; of tabs passed by a held key, only the last one.
              <TabsTrigger
                key={value}
                value={value}
                onClick={() => {
                  select(value);
                  writeNow();
                }}
              >
                {LABELS[value]}
              </TabsTrigger>
            ))}
          </TabsList>
          {TABS.map((value) => (
            <TabsContent key={value} value={value}>
              <ErrorBoundary>{panels[value]}</ErrorBoundary>
            </TabsContent>
          ))}
        </Tabs>
      </div>
    </DialogHost>
  );
}

/** Delay in milliseconds before the page shows that a returning person's collection is loading. */
const READING_MS = 1500;

function ReadingNotice() {
  const { status } = useStore();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(hasLocalData()), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  if (status !== "loading" || !isSlow) return null;
  return (
    <Notice heading="Opening your collection…">
      The browser’s storage is busy. Your figures appear as soon as it responds.
    </Notice>
  );
}
