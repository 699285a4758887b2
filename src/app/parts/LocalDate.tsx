import { useHydrated } from "../use-hydrated.ts";

/** An ISO date as the reader's locale writes it; the ISO text itself in the prerendered page. */
export function LocalDate({ iso }: { iso: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return iso;
  // A date without a time is midnight UTC: any other zone could show the day before.
  return new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeZone: "UTC" }).format(new Date(iso));
}
