import type { ComponentProps, ReactNode } from "react";
import { cn } from "./cn.ts";

export interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** What a press does, in words: the button's accessible name. */
  label: string;
  /** The icon; it is hidden from assistive technology. */
  icon: ReactNode;
}

/** A button of 44 px that shows an icon alone. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-slot="icon-button"
      aria-label={label}
      className={cn(
        "inline-grid size-target shrink-0 place-items-center rounded-md transition-colors enabled:hover:bg-sunken disabled:opacity-60 [&_svg]:size-5",
        className,
      )}
    >
      <span aria-hidden className="block">
        {icon}
      </span>
    </button>
  );
}
