import { once } from "../../domain/once.ts";
import { useHydrated } from "../use-hydrated.ts";

const medium = once(() => new Intl.DateTimeFormat(undefined, { dateStyle: "medium" }));

/** The day of an ISO date and time as the reader's locale writes it; in the prerendered page, as ISO does. */
export function LocalDate({ iso }: { iso: string }) {
  const hydrated = useHydrated();
  if (!hydrated) return iso.slice(0, 10);
  return medium().format(new Date(iso));
}
