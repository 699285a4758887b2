"use client";
import { cva, type VariantProps } from "class-variance-authority";
import { Dices, Redo2, Undo2 } from "lucide-react";
import { type ComponentProps, type CSSProperties, type ReactNode, useState } from "react";
import { cn } from "../lib/cn.ts";
import { mergeLabels, type Translations } from "../lib/merge-labels.ts";
import { Button } from "../primitives/Button.tsx";
import { IconButton } from "../primitives/IconButton.tsx";

const toolbarStyles = /* @__PURE__ */ cva("pf:flex pf:min-w-0 pf:flex-wrap pf:wrap-anywhere", {
  variants: {
    variant: {
      full: "pf:gap-2 pf:*:flex-auto",
      compact: "pf:justify-end pf:gap-1.5",
    },
  },
});

const LABELS = {
  /** The accessible name of the toolbar. */
  group: "Editing tools",
  undo: "Undo",
  redo: "Redo",
  surprise: "Surprise me",
};
/** The texts of the toolbar. */
export type EditorToolbarLabels = Readonly<typeof LABELS>;

export interface EditorToolbarProps extends Omit<ComponentProps<"fieldset">, "children"> {
  /** Whether there is a step to undo. */
  canUndo: boolean;
  /** Whether there is a step to redo. */
  canRedo: boolean;
  /** Called on Undo. */
  onUndo: () => void;
  /** Called on Redo. */
  onRedo: () => void;
  /**
   * Called on Surprise me. Choose the random seed in this function, because the library has no random generator. If you
   * leave it out, there is no Surprise me.
   */
  onSurprise?: (() => void) | undefined;
  /**
   * `full` shows buttons with text that fill the width. `compact` shows 44 px icon buttons; Surprise me keeps its text
   * if there is space.
   * @default "full"
   */
  variant?: NonNullable<VariantProps<typeof toolbarStyles>["variant"]> | undefined;
  /** The toolbar's translated texts. Missing texts are in English. */
  labels?: Translations<EditorToolbarLabels> | undefined;
}

/** A toolbar with Undo, Redo and Surprise me. An unavailable button stays in place and can keep focus. */
export function EditorToolbar({
  canUndo,
  canRedo,
  onUndo,
  onRedo,
  onSurprise,
  variant = "full",
  labels,
  className,
  ...rest
}: EditorToolbarProps) {
  const text = mergeLabels(LABELS, labels);
  const [rolls, setRolls] = useState(0);
  const isCompact = variant === "compact";
  return (
    <fieldset
      {...rest}
      data-slot="editor-toolbar"
      data-variant={variant}
      className={cn(toolbarStyles({ variant }), className)}
    >
      <legend className="pf:sr-only">{text.group}</legend>
      <Tool label={text.undo} icon={<Undo2 aria-hidden />} isCompact={isCompact} isIdle={!canUndo} onClick={onUndo} />
      <Tool label={text.redo} icon={<Redo2 aria-hidden />} isCompact={isCompact} isIdle={!canRedo} onClick={onRedo} />
      {onSurprise ? (
        <Tool
          label={text.surprise}
          icon={
            <Dices
              aria-hidden
              className="pf:rotate-(--pf-roll) pf:transition-[rotate] pf:duration-base pf:ease-snap pf:motion-reduce:rotate-none"
              // Not in the server's HTML, where a strict Content-Security-Policy blocks style attributes.
              style={rolls > 0 ? ({ "--pf-roll": `${rolls * 90}deg` } as CSSProperties) : undefined}
            />
          }
          isCompact={isCompact}
          hasRoom
          onClick={() => {
            setRolls(rolls + 1);
            onSurprise();
          }}
        />
      ) : null}
    </fieldset>
  );
}

interface ToolProps {
  label: string;
  icon: ReactNode;
  isCompact: boolean;
  /** Shows the text also in the compact variant, unless the container is narrow. */
  hasRoom?: boolean;
  /** Makes the tool unavailable with `aria-disabled`, because `disabled` would drop focus after the last undo. */
  isIdle?: boolean;
  onClick: () => void;
}

function Tool({ label, icon, isCompact, hasRoom = false, isIdle = false, onClick }: ToolProps) {
  const state = { "aria-disabled": isIdle || undefined, onClick: isIdle ? undefined : onClick };
  if (isCompact && !hasRoom)
    return (
      <IconButton {...state} variant="secondary" aria-label={label}>
        {icon}
      </IconButton>
    );
  return (
    <Button {...state} size="sm" isCompact={isCompact}>
      {icon}
      <span className={isCompact ? "pf:@max-[21rem]:sr-only" : undefined}>{label}</span>
    </Button>
  );
}
