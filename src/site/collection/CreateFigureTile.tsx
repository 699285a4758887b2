import { Plus } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { buttonStyles } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { type RenderLink, renderAnchor } from "../router/render-link.tsx";

export interface CreateFigureTileProps extends Omit<ComponentProps<"div">, "children"> {
  /** URL of the page that creates a figure. */
  href: string;
  /** A decorative picture above the text. */
  picture?: ReactNode;
  /** Renders the link with a router's component. @default a plain `<a>` */
  renderLink?: RenderLink | undefined;
}

/** The last tile of a collection, which links to the page that creates a figure. You can click anywhere on the tile. */
export function CreateFigureTile({
  href,
  picture,
  renderLink = renderAnchor,
  className,
  ...rest
}: CreateFigureTileProps) {
  return (
    <div
      {...rest}
      data-slot="create-figure-tile"
      className={cn(
        "pf:relative pf:row-span-2 pf:grid pf:min-h-80 pf:grid-cols-1 pf:content-center pf:bg-sunken pf:p-6",
        className,
      )}
    >
      <div className="pf:grid pf:grid-cols-1 pf:justify-items-center pf:gap-4 pf:text-center">
        {picture ? (
          <div className="pf:hang pf:w-47.5 pf:max-w-full pf:[&>*]:h-auto pf:[&>*]:w-full">{picture}</div>
        ) : null}
        {renderLink({
          href,
          // The link does not move on hover; otherwise, the pointer could end up outside of it.
          className: "pf:rounded-pill pf:after:absolute pf:after:inset-0",
          children: (
            <span className={buttonStyles()}>
              <Plus aria-hidden />
              <span>Create New Figure</span>
            </span>
          ),
        })}
      </div>
    </div>
  );
}
