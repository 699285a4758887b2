"use client";
import { useDeferredValue, useId } from "react";
import { cn } from "../primitives/cn.ts";
import { LookGroups, type LookPanelProps } from "./LookGroups.tsx";
import { groupsOf, SECTIONS } from "./sections.ts";

/** The sections of one tab. A long tab has a heading for each, and begins with a way to them. */
export function LookPanel({ tab, ...rest }: LookPanelProps & { tab: keyof typeof SECTIONS }) {
  const { labels } = rest;
  const id = useId();
  const sections = SECTIONS[tab];
  const isLong = sections.length > 2;
  // The first section is there at once, the rest when there is time: a tab opens within a frame or two.
  const isWhole = useDeferredValue(true, false);
  return (
    <div className={cn("pf:grid pf:grid-cols-1", isLong ? "pf:gap-5" : "pf:gap-3")}>
      {isLong ? (
        <nav aria-label={labels.sectionNav}>
          <ul className="pf:flex pf:flex-wrap pf:gap-2">
            {sections.map((section) => (
              <li key={section}>
                <button
                  type="button"
                  onClick={() => showSection(document.getElementById(`${id}-${section}`))}
                  className="pf:type-control pf:min-h-target pf:rounded-pill pf:border pf:border-line-strong pf:px-3 pf:text-small pf:hover:border-ink pf:hover:bg-sunken"
                >
                  {labels.sections[section]}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {sections.slice(0, isWhole ? undefined : 1).map((section) =>
        isLong ? (
          <section key={section} aria-labelledby={`${id}-${section}`} className="pf:grid pf:grid-cols-1 pf:gap-3">
            <h3
              id={`${id}-${section}`}
              tabIndex={-1}
              className="pf:type-item pf:scroll-mt-28 pf:pt-1 pf:outline-none pf:@bench:scroll-mt-6"
            >
              {labels.sections[section]}
            </h3>
            <LookGroups groups={groupsOf(section)} {...rest} />
          </section>
        ) : (
          <LookGroups key={section} groups={groupsOf(section)} {...rest} />
        ),
      )}
    </div>
  );
}

/** Brings a section's heading to the top, and focus with it. */
function showSection(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: "start" });
}
