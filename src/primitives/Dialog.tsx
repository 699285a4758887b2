"use client";
import * as RadixDialog from "@radix-ui/react-dialog";
import { X } from "lucide-react";
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from "react";
import { cn } from "./cn.ts";
import { type FinalFocus, returnFocus } from "./final-focus.ts";
import { IconButton } from "./IconButton.tsx";
import { withoutState } from "./without-state.ts";
import { wrapText } from "./wrap-text.tsx";

interface DialogProps extends ComponentProps<typeof RadixDialog.Root> {
  /** A DialogTrigger, if there is one, and a DialogContent. */
  children?: ReactNode;
  /** Whether it is open, when controlled. */
  open?: boolean | undefined;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with whether it is open now. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Whether the page behind it is out of reach. @default true */
  modal?: boolean | undefined;
}

/** Holds a dialog's state: `open`, `defaultOpen`, `onOpenChange`. */
export function Dialog(props: DialogProps) {
  return <RadixDialog.Root {...props} />;
}

interface DialogButtonProps extends ComponentProps<typeof RadixDialog.Trigger> {
  /** Lends its behaviour to its one child, which draws the button. @default false */
  asChild?: boolean | undefined;
}

/** Opens the dialog; `asChild` lends its behaviour to your own button. */
export function DialogTrigger({ children, ...rest }: DialogButtonProps) {
  return (
    <RadixDialog.Trigger {...withoutState(rest)} data-slot="dialog-trigger">
      {rest.asChild ? children : wrapText(children)}
    </RadixDialog.Trigger>
  );
}
/** Closes the dialog; `asChild` lends its behaviour to your own button. */
export function DialogClose({ children, ...rest }: DialogButtonProps) {
  return (
    <RadixDialog.Close {...rest} data-slot="dialog-close">
      {rest.asChild ? children : wrapText(children)}
    </RadixDialog.Close>
  );
}

/** Props of Radix's that `heading`, `initialFocus` and `finalFocus` replace, or that this panel's own parts break. */
type Replaced = "title" | "onOpenAutoFocus" | "onCloseAutoFocus" | "asChild" | "forceMount" | "deferPointerDownOutside";

export interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, Replaced> {
  /** The dialog's heading and accessible name. */
  heading: ReactNode;
  /** What is to be read or done, its buttons last. */
  children?: ReactNode;
  /** `screen` fills the window, with `children` in a column below the heading. @default "card" */
  variant?: "card" | "screen" | undefined;
  /** One sentence on what the dialog does, read after its name. */
  description?: ReactNode;
  /**
   * What takes focus when the dialog opens: in one that confirms what cannot be undone, the safe action.
   * @default the first control after the heading and the close button, or the heading where there is none in view
   */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /**
   * What takes focus when the dialog has closed; a function gets the element that opened it, which may be gone.
   * @default the element that opened it
   */
  finalFocus?: FinalFocus | undefined;
  /** Words other than the English ones: the accessible name of the close button. @default "Close" */
  labels?: Partial<DialogLabels> | undefined;
}

const LABELS = { close: "Close" };
/** The words of a dialog. */
export type DialogLabels = Readonly<typeof LABELS>;

/** Radio inputs share one Tab stop: the chosen one. */
const CONTROLS = "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, [tabindex='0']";

/**
 * Moves focus to the first control after the dialog's heading and its close button. Where there is none, or it stands so
 * far down that the beginning would scroll away, to the heading.
 */
function focusBeginning(panel: Element, heading: HTMLElement | null, closeButton: Element | null) {
  const end = panel.getBoundingClientRect().bottom;
  for (const control of panel.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control === closeButton) continue;
    if (control.getBoundingClientRect().bottom > end) break;
    control.focus();
    if (document.activeElement === control) return;
  }
  heading?.focus();
}

/**
 * Whether a press was on the page that the dialog covers. Under it nothing can be hit, so the target is the backdrop or
 * the document; anything else is in front of the dialog: a message, or what a browser extension added.
 */
const isOnPage = (target: EventTarget | null) =>
  target instanceof Element && target.matches(":root, body, [data-slot=dialog-backdrop]");

/** A closing panel is still visible while it fades, and can no longer be used. */
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
 * The panel of a dialog. It takes focus, keeps it, gives it back to what opened it, and closes on Escape and on a press
 * on the backdrop.
 */
export function DialogContent({
  heading,
  variant = "card",
  description,
  initialFocus,
  finalFocus,
  labels,
  onFocus,
  onPointerDownOutside,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const opener = useRef<Element | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { close } = { ...LABELS, ...labels };
  return (
    <RadixDialog.Portal>
      {/* Not RadixDialog.Overlay: it injects a <style> element, which a strict Content-Security-Policy blocks. */}
      <div
        data-slot="dialog-backdrop"
        className="pf:fixed pf:inset-0 pf:z-40 pf:[[data-slot=dialog-backdrop]~&]:z-50 pf:animate-fade pf:bg-backdrop pf:has-[+[data-state=closed]]:pointer-events-none pf:has-[+[data-state=closed]]:animate-leave"
      />
      <RadixDialog.Content
        asChild
        {...(description === undefined ? { "aria-describedby": undefined } : {})}
        {...withoutState(rest)}
        onOpenAutoFocus={(event) => {
          opener.current = document.activeElement;
          if (!(event.target instanceof Element)) return;
          event.preventDefault();
          if (initialFocus?.current) initialFocus.current.focus();
          else focusBeginning(event.target, title.current, closeButton.current);
        }}
        onCloseAutoFocus={(event) => {
          // Radix knows only its own trigger; any button of yours may open a dialog.
          event.preventDefault();
          returnFocus(opener.current, finalFocus);
        }}
        onPointerDownOutside={(event) => {
          onPointerDownOutside?.(event);
          if (!isOnPage(event.target)) event.preventDefault();
        }}
        onFocus={(event) => {
          onFocus?.(event);
          // From the last control to the first Radix moves the focus alone. Under a pointer nothing may move.
          if (event.target.matches(":focus-visible")) event.target.scrollIntoView({ block: "nearest" });
        }}
        data-slot="dialog"
        data-variant={variant}
        className={cn(
          "pf:fixed pf:z-50 pf:text-ink pf:data-[state=closed]:animate-leave",
          variant === "screen"
            ? "pf:inset-0 pf:flex pf:animate-sheet pf:flex-col pf:overflow-y-auto pf:bg-peg"
            : [
                "pf:inset-x-4 pf:bottom-4 pf:mx-auto pf:grid pf:max-h-[calc(100dvh-2rem)] pf:max-w-120 pf:animate-dialog pf:max-sm:animate-sheet pf:content-start pf:gap-4 pf:scroll-py-4 pf:overflow-y-auto",
                "pf:rounded-xl pf:border-2 pf:border-frame pf:bg-surface pf:p-5 pf:shadow-lift pf:sm:inset-y-4 pf:sm:my-auto pf:sm:h-fit pf:sm:p-6",
              ],
          className,
        )}
      >
        <Panel>
          <div
            className={cn(
              "pf:flex pf:items-center pf:justify-between pf:gap-1",
              variant === "screen" && "pf:px-4 pf:pt-1.5",
            )}
          >
            <RadixDialog.Title
              ref={title}
              tabIndex={-1}
              className="pf:min-w-0 pf:type-card pf:outline-none pf:wrap-anywhere"
            >
              {heading}
            </RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton ref={closeButton} label={close} icon={<X />} className="pf:-my-1.5 pf:-me-2" />
            </RadixDialog.Close>
          </div>
          {description === undefined ? null : (
            <RadixDialog.Description className="pf:text-muted">{description}</RadixDialog.Description>
          )}
          {wrapText(children)}
        </Panel>
      </RadixDialog.Content>
      {/* After the panel, whose effect hides the page. */}
      <InertPage />
    </RadixDialog.Portal>
  );
}
