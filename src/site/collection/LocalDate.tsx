import { startTransition, useEffect, useState } from "react";
import { memoize } from "../../lib/memoize.ts";
import { whenIdle } from "../platform/when-idle.ts";

let formatter: Intl.DateTimeFormat | undefined;

/** Creates the date formatter when the page is idle, because it takes about 60 ms on a cheap phone. */
const loadFormatter = memoize(() =>
  whenIdle().then(() => {
    formatter = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
  }),
);

/** Formats an ISO date and time as a day. Returns the first ten characters of an invalid date. */
export function formatDay(formatter: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso.slice(0, 10) : formatter.format(time);
}

/** Shows the day of an ISO date and time in the browser's locale, or as an ISO date until the formatter is ready. */
export function LocalDate({ iso }: { iso: string }) {
  const [isLocal, setLocal] = useState(formatter !== undefined);
  useEffect(() => {
    if (!isLocal) void loadFormatter().then(() => startTransition(() => setLocal(true)));
  }, [isLocal]);
  return isLocal && formatter ? formatDay(formatter, iso) : iso.slice(0, 10);
}
