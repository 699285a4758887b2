import { Plus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { buttonStyles } from "../primitives/button-styles.ts";
import { cn } from "../primitives/cn.ts";
import { type RenderLink, renderAnchor } from "../primitives/render-link.tsx";

export interface CreateFigureTileProps extends Omit<ComponentProps<"div">, "children"> {
  /** Where a figure is made. */
  href: string;
  /** A decorative picture above the words. */
  picture?: ReactNode;
  /** @default "Create New Figure" */
  label?: string;
  /** @default a plain `<a>` */
  renderLink?: RenderLink;
}

/** The last bay of the cabinet: an empty place that leads to a new figure. The whole bay is the link. */
export function CreateFigureTile({
  href,
  picture,
  label = "Create New Figure",
  renderLink = renderAnchor,
  className,
  ...rest
}: CreateFigureTileProps) {
  return (
    <div
      {...rest}
      data-slot="create-figure-tile"
      className={cn("relative row-span-2 grid min-h-80 grid-cols-1 content-center bg-sunken p-6", className)}
    >
      <div className="grid grid-cols-1 justify-items-center gap-4 text-center">
        {picture ? <div className="hang w-47.5 max-w-full [&>*]:h-auto [&>*]:w-full">{picture}</div> : null}
        {renderLink({
          href,
          // The link itself stands still: one that moves would take its target along.
          className: "rounded-pill after:absolute after:inset-0",
          children: (
            <span className={buttonStyles()}>
              <Plus aria-hidden />
              {label}
            </span>
          ),
        })}
      </div>
    </div>
  );
}
