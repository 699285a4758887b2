import type { ComponentProps, ReactNode } from "react";
import { type FigureSpec, toFigureSpec } from "../domain/figure-spec.ts";
import { FigureBox } from "../figure/FigureBox.tsx";
import { cn } from "../primitives/cn.ts";

export interface EditorStripProps extends Omit<ComponentProps<"div">, "children"> {
  /** The figure whose box is shown, 60 px wide. */
  spec: FigureSpec;
  /** False draws the watermark. */
  isPaid: boolean;
  /**
   * Words beside the picture.
   * @default "Your box"
   */
  label?: ReactNode;
  /** The tools: a compact EditorToolbar. */
  children: ReactNode;
}

/** The box as a strip that stays at the top of the window, where there is no room for it beside the editor. */
export function EditorStrip({ spec, isPaid, label = "Your box", className, children, ...rest }: EditorStripProps) {
  return (
    <div
      {...rest}
      data-slot="editor-strip"
      className={cn(
        "@container sticky top-0 z-20 -mx-bench flex items-center justify-between gap-3.5 border-frame border-y-2 bg-peg px-bench py-2",
        className,
      )}
    >
      <FigureBox
        spec={toFigureSpec(spec)}
        isPaid={isPaid}
        decorative
        lettering="large"
        className="h-20 w-15 shrink-0"
      />
      <p className="type-item hidden min-w-0 flex-1 @min-[18rem]:block">{label}</p>
      {children}
    </div>
  );
}
