import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { ButtonLink, Notice, Tabs, TabsContent, TabsList, TabsTrigger } from "../../index.ts";
import { Account, Referrals } from "../account/index.ts";
import { DroppedBackup, StorageNotice } from "../backup/index.ts";
import { DialogHost } from "../checkout/index.ts";
import { ErrorBoundary } from "../layout/ErrorBoundary.tsx";
import { Heading } from "../layout/Heading.tsx";
import { hasLocalData } from "../platform/local-flags.ts";
import { useHydrated } from "../platform/use-hydrated.ts";
import { renderAppLink } from "../router/link.tsx";
import { useStore } from "../store/use-store.ts";
import { Collection } from "./Collection.tsx";

const TABS = ["collection", "referrals", "account"] as const;
type Tab = (typeof TABS)[number];
const LABEL: Record<Tab, string> = { collection: "Collection", referrals: "Referrals", account: "Account" };
const isTab = (value: string | null): value is Tab => TABS.includes(value as Tab);

const tabOf = (search: URLSearchParams): Tab => {
  const named = search.get("tab");
  return isTab(named) ? named : "collection";
};

/** Fetches the code of the URL's tab before the page is shown. */
export async function preloadTab(search: string): Promise<void> {
  const tab = tabOf(new URLSearchParams(search));
  if (tab !== "collection") await { referrals: Referrals, account: Account }[tab].preload();
}

/** The dashboard: Collection, Referrals and Account (specification §2). The selected tab is in the URL. */
export function DashboardPage() {
  const { figures } = useStore();
  const [search, setSearch] = useSearchParams();
  const isHydrated = useHydrated();
  const tab = isHydrated ? tabOf(search) : "collection";
  const last = useRef<string>(tab);
  const [isSelected, setSelected] = useState(false);
  useEffect(() => {
    last.current = tab;
  }, [tab]);
  const select = (next: string) => {
    // Radix reports a click twice, on mousedown and on focus. The second call must not add a history entry.
    if (next === last.current) return;
    last.current = next;
    setSelected(true);
    setSearch((now) => {
      if (next === "collection") now.delete("tab");
      else now.set("tab", next);
      return now;
    });
  };
  return (
    <DialogHost>
      <div className="pf:page-width pf:grid pf:grid-cols-1 pf:gap-6 pf:pt-8 pf:pb-section pf:md:pt-14">
        <div className="pf:flex pf:flex-wrap pf:items-center pf:justify-between pf:gap-5">
          <Heading className="pf:type-section">My Collection</Heading>
          <ButtonLink
            href="/create"
            renderLink={renderAppLink}
            variant={figures.length === 0 ? "secondary" : "primary"}
            className="pf:max-md:w-full"
          >
            <Plus aria-hidden />
            Create New Figure
          </ButtonLink>
        </div>
        <StorageNotice />
        <ReadingNotice />
        <DroppedBackup />
        <Tabs
          value={tab}
          onValueChange={select}
          // The first panel must not fade in; only panels that the person selects do.
          className={`pf:grid pf:grid-cols-1 pf:gap-6 ${isSelected ? "" : "pf:**:data-[slot=tabs-content]:animate-none"}`}
        >
          <TabsList aria-label="Dashboard">
            {TABS.map((value) => (
              // Radix selects on mousedown. Assistive technology and replayed clicks from before hydration send only a
              // click.
              <TabsTrigger key={value} value={value} onClick={() => select(value)}>
                {LABEL[value]}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value="collection">
            <ErrorBoundary>
              <Collection />
            </ErrorBoundary>
          </TabsContent>
          <TabsContent value="referrals">
            <ErrorBoundary>
              <Referrals />
            </ErrorBoundary>
          </TabsContent>
          <TabsContent value="account">
            <ErrorBoundary>
              <Account />
            </ErrorBoundary>
          </TabsContent>
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
