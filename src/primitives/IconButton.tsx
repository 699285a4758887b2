import type { ComponentProps, MouseEventHandler, ReactNode } from "react";
import { cn } from "../lib/cn.ts";
import { type ButtonLook, buttonStyles } from "./button-styles.ts";
import { Tooltip } from "./Tooltip.tsx";

/** The button's name: a text, or the id of an element with the text. */
type IconButtonName =
  | {
      /** The action: the button's accessible name and tooltip. Required without `aria-labelledby`. */
      "aria-label": string;
    }
  | {
      "aria-label"?: undefined;
      /** The id of the element that names the button, instead of `aria-label`. There is no tooltip. */
      "aria-labelledby": string;
    };

interface IconButtonBase extends Omit<ComponentProps<"button">, "aria-label"> {
  /** The icon, hidden from assistive technology. */
  children?: ReactNode;
  /** `secondary` has a border, for use next to other buttons. @default "ghost" */
  variant?: Extract<ButtonLook["variant"], "ghost" | "secondary"> | undefined;
  /** Makes the button unusable and removes it from the Tab order. @default false */
  disabled?: boolean | undefined;
  /** Called on a click, Enter or Space. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
}

export type IconButtonProps = IconButtonBase & IconButtonName;

/** A 44 px button that has only an icon. A tooltip shows its name. */
export function IconButton({ variant = "ghost", className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      data-slot="icon-button"
      data-variant={variant}
      className={cn(buttonStyles({ variant, size: null }), "pf:size-target pf:shrink-0 pf:[&_svg]:size-5", className)}
    >
      <span aria-hidden className="pf:block">
        {children}
      </span>
      {rest["aria-label"] === undefined ? null : <Tooltip />}
    </button>
  );
}
