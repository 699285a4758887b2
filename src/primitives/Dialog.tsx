"use client";
import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { cn } from "./cn.ts";
import { IconButton } from "./IconButton.tsx";
import { withoutState } from "./without-state.ts";

/** Holds a dialog's state: `open`, `defaultOpen`, `onOpenChange`. */
export const Dialog = RadixDialog.Root;
/** Opens the dialog; `asChild` lends its behaviour to your own button. */
export function DialogTrigger(props: ComponentProps<typeof RadixDialog.Trigger>) {
  return <RadixDialog.Trigger {...withoutState(props)} data-slot="dialog-trigger" />;
}
/** Closes the dialog; `asChild` lends its behaviour to your own button. */
export function DialogClose(props: ComponentProps<typeof RadixDialog.Close>) {
  return <RadixDialog.Close {...props} data-slot="dialog-close" />;
}

export interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, "title"> {
  /** The dialog's heading and accessible name. */
  heading: ReactNode;
  /** One sentence on what the dialog does, read after its name. */
  description?: ReactNode;
  /**
   * Accessible name of the closing cross.
   * @default "Close"
   */
  closeLabel?: string;
}

/** Radio inputs share one Tab stop: the chosen one. */
const CONTROLS = "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, [tabindex='0']";

/**
 * Moves focus to the first control after the dialog's heading and its cross. Where there is none, or it stands so far
 * down that the beginning would scroll away, to the heading.
 */
function focusBeginning(panel: Element, heading: HTMLElement | null, cross: Element | null) {
  const end = panel.getBoundingClientRect().bottom;
  for (const control of panel.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control === cross) continue;
    if (control.getBoundingClientRect().bottom > end) break;
    control.focus();
    if (document.activeElement === control) return;
  }
  heading?.focus();
}

/** A closing panel is still on show while it fades; nothing in it can be pressed any more. */
function Panel({ "data-state": state, ...rest }: ComponentProps<"div"> & { "data-state"?: string }) {
  return <div {...rest} data-state={state} inert={state === "closed"} />;
}

/**
 * Makes inert what Radix hides from assistive technology only: links behind a dialog are then out of reach for
 * find-in-page and scripts too.
 */
function InertPage() {
  useEffect(() => {
    const hidden = [...document.querySelectorAll<HTMLElement>("[data-aria-hidden]:not([inert])")];
    for (const element of hidden) element.inert = true;
    return () => {
      for (const element of hidden) element.inert = false;
    };
  }, []);
  return null;
}

/**
 * The panel of a dialog. It takes focus, keeps it, gives it back to what opened it, and closes on Escape
 * and on a press beside it.
 */
export function DialogContent({
  heading,
  description,
  closeLabel = "Close",
  onOpenAutoFocus,
  onCloseAutoFocus,
  onFocus,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const opener = useRef<Element | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const cross = useRef<HTMLButtonElement>(null);
  return (
    <RadixDialog.Portal>
      {/* Not RadixDialog.Overlay: it injects a <style> element, which a strict Content-Security-Policy blocks. */}
      <div
        data-scrim=""
        className="pf:fixed pf:inset-0 pf:z-40 pf:[[data-scrim]~&]:z-50 pf:animate-fade pf:bg-scrim pf:has-[+[data-state=closed]]:pointer-events-none pf:has-[+[data-state=closed]]:animate-leave"
      />
      <RadixDialog.Content
        asChild
        {...(description === undefined ? { "aria-describedby": undefined } : {})}
        {...withoutState(rest)}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          onOpenAutoFocus?.(event);
          if (event.defaultPrevented || !(event.target instanceof Element)) return;
          event.preventDefault();
          focusBeginning(event.target, title.current, cross.current);
        }}
        onCloseAutoFocus={(event) => {
          onCloseAutoFocus?.(event);
          // Radix knows only its own trigger; a dialog may as well be opened by your button.
          if (event.defaultPrevented || !(opener.current instanceof HTMLElement)) return;
          event.preventDefault();
          // What opened it may be gone, a draft's Purchase once it is bought: then the page's content is next.
          const place = opener.current.isConnected ? opener.current : document.querySelector("main");
          place?.focus();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          // From the last control to the first Radix moves the focus alone.
          event.target.scrollIntoView({ block: "nearest" });
        }}
        data-slot="dialog"
        className={cn(
          "pf:fixed pf:inset-x-4 pf:bottom-4 pf:z-50 pf:mx-auto pf:grid pf:max-h-[calc(100dvh-2rem)] pf:max-w-120 pf:animate-dialog pf:max-sm:animate-sheet pf:content-start pf:gap-4.5 pf:scroll-py-4 pf:overflow-y-auto pf:data-[state=closed]:animate-leave",
          "pf:rounded-xl pf:border-2 pf:border-frame pf:bg-surface pf:p-5.5 pf:text-ink pf:shadow-lift pf:sm:inset-y-4 pf:sm:my-auto pf:sm:h-fit pf:sm:p-7",
          className,
        )}
      >
        <Panel>
          <div className="pf:flex pf:items-center pf:justify-between pf:gap-1">
            <RadixDialog.Title
              ref={title}
              tabIndex={-1}
              className="pf:min-w-0 pf:type-card pf:outline-none pf:[overflow-wrap:anywhere]"
            >
              {heading}
            </RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton ref={cross} label={closeLabel} icon={<X />} className="pf:-my-1.5 pf:-me-2" />
            </RadixDialog.Close>
          </div>
          {description === undefined ? null : (
            <RadixDialog.Description className="pf:text-muted">{description}</RadixDialog.Description>
          )}
          {children}
        </Panel>
      </RadixDialog.Content>
      {/* After the panel, whose effect hides the page. */}
      <InertPage />
    </RadixDialog.Portal>
  );
}
