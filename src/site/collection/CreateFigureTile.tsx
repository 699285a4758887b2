import emptyBox from "picture:next-box";
import { Plus } from "lucide-react";
import { buttonStyles } from "../../index.ts";
import { cn } from "../../lib/cn.ts";
import { SiteLink } from "../layout/SiteLink.tsx";
import { Picture } from "../platform/BuiltPicture.tsx";

/** The last tile of the collection, which leads to a new figure. You can click anywhere on the tile. */
export const CreateFigureTile = ({ className }: { className?: string }) => (
  <div
    className={cn(
      "pf:relative pf:row-span-2 pf:grid pf:min-h-80 pf:grid-cols-1 pf:content-center pf:bg-sunken pf:p-6",
      className,
    )}
  >
    <div className="pf:grid pf:grid-cols-1 pf:justify-items-center pf:gap-4 pf:text-center">
      <div className="pf:hang pf:w-47.5 pf:max-w-full pf:[&>*]:h-auto pf:[&>*]:w-full">
        <Picture picture={emptyBox} alt="" sizes="190px" />
      </div>
      {/* The link does not move on hover; otherwise, the pointer could end up outside of it. */}
      <SiteLink to="/create" className="pf:rounded-pill pf:after:absolute pf:after:inset-0">
        <span className={buttonStyles()}>
          <Plus aria-hidden />
          <span>Create New Figure</span>
        </span>
      </SiteLink>
    </div>
  </div>
);
