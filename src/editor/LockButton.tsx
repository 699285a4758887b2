import { Lock, LockOpen } from "lucide-react";
import { cn } from "../lib/cn.ts";

interface LockButtonProps {
  /** The button's name: "Lock skin". */
  label: string;
  locked: boolean;
  onToggle: () => void;
  className?: string;
}

/** Locks a choice, so that Surprise me does not change it. A locked choice has a closed padlock on a dark disc. */
export function LockButton({ label, locked, onToggle, className }: LockButtonProps) {
  const Icon = locked ? Lock : LockOpen;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={locked}
      onClick={onToggle}
      data-slot="lock"
      data-state={locked ? "on" : "off"}
      className={cn(
        "pf:group pf:grid pf:size-target pf:shrink-0 pf:place-items-center pf:text-muted pf:hover:text-ink",
        className,
      )}
    >
      <span
        className={cn(
          "pf:grid pf:size-8 pf:place-items-center pf:rounded-pill pf:transition-colors pf:group-data-[state=on]:bg-ink pf:group-data-[state=on]:text-background",
          "pf:forced-colors:group-data-[state=on]:bg-[Highlight] pf:forced-colors:group-data-[state=on]:text-[HighlightText] pf:forced-colors:group-data-[state=on]:[forced-color-adjust:none]",
        )}
      >
        <Icon aria-hidden className={cn("pf:size-5", locked && "pf:[&>path]:animate-shackle")} />
      </span>
    </button>
  );
}
