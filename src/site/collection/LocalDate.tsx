import { startTransition, useEffect, useState } from "react";
import { createLoader } from "../../lib/loader.ts";
import { whenIdle } from "../platform/when-idle.ts";

/** Creates the date formatter when the page is idle, because it takes about 60 ms on a cheap phone. */
const loader = createLoader(() => whenIdle().then(() => new Intl.DateTimeFormat(undefined, { dateStyle: "medium" })));

/** Formats an ISO date and time as a day. Returns the first ten characters of an invalid date. */
export function formatDay(formatter: Intl.DateTimeFormat, iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso.slice(0, 10) : formatter.format(time);
}

/** Shows the day of an ISO date and time in the browser's locale, or as an ISO date until the formatter is ready. */
export function LocalDate({ iso }: { iso: string }) {
  const [formatter, setFormatter] = useState(loader.value);
  useEffect(() => {
    if (!formatter) void loader.load().then((loaded) => startTransition(() => setFormatter(loaded)));
  }, [formatter]);
  return formatter ? formatDay(formatter, iso) : iso.slice(0, 10);
}
