import type { ComponentProps, ReactNode } from "react";
import { FigureBox } from "../figure/pictures/FigureBox.tsx";
import { HeadThumb } from "../figure/pictures/Thumb.tsx";
import { type FigureSpec, toFigureSpec } from "../figure/schema/spec.ts";
import { cn } from "../primitives/cn.ts";
import { wrapText } from "../primitives/wrap-text.tsx";

const LABELS = { heading: "Your box" };
/** The texts of the strip. */
export type EditorStripLabels = Readonly<typeof LABELS>;

export interface EditorStripProps extends Omit<ComponentProps<"div">, "children"> {
  /** The figure whose box is shown, 60 px wide, and its head beside it where there is room. */
  spec: FigureSpec;
  /** False draws the watermark. */
  isPaid: boolean;
  /** The text beside the picture, for another language. */
  labels?: Partial<EditorStripLabels> | undefined;
  /** The tools: a compact EditorToolbar. */
  children: ReactNode;
}

/** The box as a strip that stays at the top of the window, where there is no room for it beside the editor. */
export function EditorStrip({ spec, isPaid, labels, className, children, ...rest }: EditorStripProps) {
  const whole = toFigureSpec(spec);
  return (
    <div
      {...rest}
      data-slot="editor-strip"
      className={cn(
        "pf:@container pf:sticky pf:top-0 pf:z-20 pf:-mx-bench pf:flex pf:items-center pf:justify-between pf:gap-3 pf:border-frame pf:border-y-2 pf:bg-peg pf:px-bench pf:py-2",
        className,
      )}
    >
      <FigureBox spec={whole} isPaid={isPaid} decorative lettering="large" className="pf:h-20 pf:w-15 pf:shrink-0" />
      {/* A face is too small in a box of 60 px to choose a nose by. */}
      <span
        aria-hidden
        className={cn(
          "pf:hidden pf:size-20 pf:shrink-0 pf:overflow-hidden pf:border-2 pf:border-frame pf:@min-[19rem]:block",
          spec.type === "hero" ? "pf:rounded-lg" : "pf:rounded-xs",
        )}
      >
        <HeadThumb spec={whole} viewBox="-96 -110 192 192" />
      </span>
      <p className="pf:type-item pf:hidden pf:min-w-0 pf:flex-1 pf:@min-[28rem]:block">
        {labels?.heading ?? LABELS.heading}
      </p>
      {wrapText(children)}
    </div>
  );
}
