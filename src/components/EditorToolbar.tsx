"use client";
import { Dices, Redo2, Undo2 } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../primitives/Button.tsx";
import { cn } from "../primitives/cn.ts";

export interface EditorToolbarProps extends Omit<ComponentProps<"fieldset">, "children"> {
  /** Whether there is a step to take back. */
  canUndo: boolean;
  /** Whether there is an undone step to take again. */
  canRedo: boolean;
  /** Called on Undo. */
  onUndo: () => void;
  /** Called on Redo. */
  onRedo: () => void;
  /** Called on Surprise me. Draw the seed there: the library draws none. */
  onSurprise: () => void;
  /**
   * `full` shows words and fills its place; `compact` is three icons of 44 px.
   * @default "full"
   */
  variant?: "full" | "compact";
  /**
   * The group's accessible name.
   * @default "Editing tools"
   */
  label?: string;
  /** @default "Undo" */
  undoLabel?: string;
  /** @default "Redo" */
  redoLabel?: string;
  /** @default "Surprise me" */
  surpriseLabel?: string;
}

/** Undo, Redo and Surprise me. A tool with nothing to do keeps its place and its focus. */
export function EditorToolbar({
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  onSurprise,
  variant = "full",
  label = "Editing tools",
  undoLabel = "Undo",
  redoLabel = "Redo",
  surpriseLabel = "Surprise me",
  className,
  ...rest
}: EditorToolbarProps) {
  const [rolls, setRolls] = useState(0);
  const isCompact = variant === "compact";
  return (
    <fieldset
      {...rest}
      data-slot="editor-toolbar"
      data-variant={variant}
      className={cn("pf:flex pf:gap-2.5", !isCompact && "pf:flex-wrap pf:*:last:flex-1", className)}
    >
      <legend className="pf:sr-only">{label}</legend>
      <Tool label={undoLabel} icon={<Undo2 aria-hidden />} isCompact={isCompact} isIdle={!canUndo} onPress={onUndo} />
      <Tool label={redoLabel} icon={<Redo2 aria-hidden />} isCompact={isCompact} isIdle={!canRedo} onPress={onRedo} />
      <Tool
        label={surpriseLabel}
        icon={
          <Dices
            aria-hidden
            className="pf:transition-[rotate] pf:duration-base pf:ease-snap pf:motion-reduce:rotate-none!"
            style={{ rotate: `${rolls * 90}deg` }}
          />
        }
        isCompact={isCompact}
        onPress={() => {
          setRolls(rolls + 1);
          onSurprise();
        }}
      />
    </fieldset>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  isCompact: boolean;
  /** Nothing to do just now. Not `disabled`: that would take the focus away from whoever pressed it last. */
  isIdle?: boolean;
  onPress: () => void;
}

function Tool({ label, icon, isCompact, isIdle = false, onPress }: ToolProps) {
  return (
    <Button
      size="sm"
      aria-label={isCompact ? label : undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onPress}
      className={cn(
        "pf:aria-disabled:translate-y-0 pf:aria-disabled:cursor-not-allowed pf:aria-disabled:border-line-strong pf:aria-disabled:border-dashed pf:aria-disabled:bg-sunken pf:aria-disabled:text-muted pf:aria-disabled:shadow-none",
        isCompact && "pf:size-target pf:px-0!",
      )}
    >
      {icon}
      {isCompact ? null : label}
    </Button>
  );
}
