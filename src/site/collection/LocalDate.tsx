import { startTransition, useEffect, useState } from "react";
import { lazy } from "../../domain/lazy.ts";
import { whenIdle } from "../platform/when-idle.ts";

let formatter: Intl.DateTimeFormat | undefined;

/** Created when the page is idle: a page's first formatter takes some 60 ms on a cheap phone. */
const loadFormatter = lazy(() =>
  whenIdle().then(() => {
    formatter = new Intl.DateTimeFormat(undefined, { dateStyle: "medium" });
  }),
);

/** The day in the reader's language; for an invalid date, the first ten characters. */
export function formatDay(formatter: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso.slice(0, 10) : formatter.format(time);
}

/** The day of an ISO date and time in the reader's locale; in ISO format until the locale is known. */
export function LocalDate({ iso }: { iso: string }) {
  const [isLocal, setLocal] = useState(formatter !== undefined);
  useEffect(() => {
    if (!isLocal) void loadFormatter().then(() => startTransition(() => setLocal(true)));
  }, [isLocal]);
  return isLocal && formatter ? formatDay(formatter, iso) : iso.slice(0, 10);
}
