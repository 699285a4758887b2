import type { ComponentProps, ReactNode } from "react";
import { cn } from "../primitives/cn.ts";

export interface FigureWallProps extends ComponentProps<"figure"> {
  /** The picture that hangs on the wall. */
  children: ReactNode;
  /** What stands on the shelf's rail under it. */
  caption: ReactNode;
}

/** A pegboard with one box on its nail, and the shelf's rail below. */
export function FigureWall(props: FigureWallProps) {
  return <Wall {...props} data-slot="figure-wall" />;
}

/** The wall under the name of whatever stands on it. */
export function Wall({ children, caption, className, ...rest }: FigureWallProps & { "data-slot": string }) {
  return (
    <figure {...rest} className={cn("grid overflow-hidden rounded-xl border-2 border-frame", className)}>
      <div className="pegboard grid place-items-center px-6 pt-9 pb-7.5 shadow-shelf">
        <div className="hang w-full max-w-107.5 [&>*]:h-auto [&>*]:w-full">{children}</div>
      </div>
      <figcaption className="border-frame border-t-3 bg-night text-on-night">{caption}</figcaption>
    </figure>
  );
}
