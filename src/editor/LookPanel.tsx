"use client";
import { useDeferredValue } from "react";
import { cn } from "../lib/cn.ts";
import { groupsOf, SECTIONS } from "./groups.tsx";
import { LookGroups, type LookPanelProps } from "./LookGroups.tsx";

type LookTab = keyof typeof SECTIONS;

const isLongTab = (tab: LookTab) => SECTIONS[tab].length > 2;

interface SectionNavProps extends Pick<LookPanelProps, "labels"> {
  /** The prefix of the ids of section headings. */
  id: string;
  tab: LookTab;
}

/** Links to the sections of a long tab, in one row that scrolls sideways if it is too long. */
export function SectionNav({ id, tab, labels }: SectionNavProps) {
  return isLongTab(tab) ? (
    <nav
      aria-label={labels.sectionNav}
      className="pf:-mx-1 pf:overflow-x-auto pf:px-1 pf:py-1 pf:[scrollbar-width:none]"
    >
      <ul className="pf:flex pf:w-max pf:gap-2">
        {SECTIONS[tab].map((section) => (
          <li key={section}>
            <button
              type="button"
              onClick={() => showSection(document.getElementById(`${id}-${section}`))}
              className="pf:type-control pf:cap-center pf:min-h-target pf:rounded-pill pf:border pf:border-line-strong pf:px-3 pf:text-small pf:hover:border-ink pf:hover:bg-sunken"
            >
              <span>{labels.sections[section]}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  ) : null;
}

interface LookTabProps extends LookPanelProps, SectionNavProps {
  headingLevel: 1 | 2 | 3 | 4 | 5 | 6;
}

/** The option groups of one tab by section. The sections have headings if the tab is long. */
export function LookPanel({ id, tab, headingLevel, ...rest }: LookTabProps) {
  const Heading = `h${headingLevel}` as const;
  const { labels } = rest;
  const sections = SECTIONS[tab];
  const isLong = isLongTab(tab);
  // The first render has only the first section, so that a tab opens within a frame or two.
  const isWhole = useDeferredValue(true, false);
  return (
    <div className={cn("pf:grid pf:grid-cols-1", isLong ? "pf:gap-5" : "pf:gap-3")}>
      {sections.slice(0, isWhole ? undefined : 1).map((section) =>
        isLong ? (
          <section key={section} aria-labelledby={`${id}-${section}`} className="pf:grid pf:grid-cols-1 pf:gap-3">
            <Heading
              id={`${id}-${section}`}
              tabIndex={-1}
              className="pf:type-item pf:scroll-mt-38 pf:pt-1 pf:outline-none"
            >
              {labels.sections[section]}
            </Heading>
            <LookGroups groups={groupsOf(section)} {...rest} />
          </section>
        ) : (
          <LookGroups key={section} groups={groupsOf(section)} {...rest} />
        ),
      )}
    </div>
  );
}

/** Scrolls a section's heading to the top and focuses it. */
function showSection(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView?.({ block: "start" });
}
