import type { ComponentProps, ReactNode } from "react";
import { cn } from "../lib/cn.ts";

export interface FigureWallProps extends ComponentProps<"figure"> {
  /** The picture on the wall. */
  children: ReactNode;
  /** The text or button on the shelf below. */
  caption: ReactNode;
}

/** A pegboard on which one box hangs on a nail, with a shelf below. */
export function FigureWall(props: FigureWallProps) {
  return <Wall {...props} data-slot="figure-wall" />;
}

/** The wall's layout. Each component that uses it sets its `data-slot`. */
export function Wall({ children, caption, className, ...rest }: FigureWallProps & { "data-slot": string }) {
  return (
    <figure
      {...rest}
      className={cn("pf:grid pf:grid-cols-1 pf:overflow-hidden pf:rounded-xl pf:border-2 pf:border-frame", className)}
    >
      <div className="pf:pegboard pf:grid pf:place-items-center pf:px-6 pf:py-8 pf:shadow-shelf">
        <div className="pf:hang pf:w-full pf:max-w-107.5 pf:[&>*]:h-auto pf:[&>*]:w-full">{children}</div>
      </div>
      <figcaption className="pf:border-frame pf:border-t-3 pf:bg-night pf:text-on-night">{caption}</figcaption>
    </figure>
  );
}
