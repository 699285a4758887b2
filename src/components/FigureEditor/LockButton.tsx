import { Lock, LockOpen } from "lucide-react";
import { cn } from "../../primitives/cn.ts";

interface LockButtonProps {
  /** What a press does: "Lock skin". */
  label: string;
  isLocked: boolean;
  onToggle: () => void;
  className?: string;
}

/** Keeps a choice through Surprise me: an open shackle, or closed in a disc of ink. */
export function LockButton({ label, isLocked, onToggle, className }: LockButtonProps) {
  const Icon = isLocked ? Lock : LockOpen;
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isLocked}
      onClick={onToggle}
      data-slot="lock"
      data-state={isLocked ? "on" : "off"}
      className={cn("group grid size-target shrink-0 place-items-center text-muted hover:text-ink", className)}
    >
      <span
        className={cn(
          "grid size-8 place-items-center rounded-pill transition-colors group-data-[state=on]:bg-ink group-data-[state=on]:text-background",
          "forced-colors:group-data-[state=on]:bg-[Highlight] forced-colors:group-data-[state=on]:text-[HighlightText] forced-colors:group-data-[state=on]:[forced-color-adjust:none]",
        )}
      >
        <Icon aria-hidden className={cn("size-5", isLocked && "[&>path]:animate-shackle")} />
      </span>
    </button>
  );
}
