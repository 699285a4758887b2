"use client";
import * as RadixDialog from "@radix-ui/react-dialog";
import { cva, type VariantProps } from "class-variance-authority";
import { X } from "lucide-react";
import {
  type ComponentProps,
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { cn } from "../lib/cn.ts";
import type { Translations } from "../lib/merge-labels.ts";
import { wrapText } from "../lib/wrap-text.tsx";
import { IconButton } from "./IconButton.tsx";
import { giveFocusBack, type ReturnFocus } from "./return-focus.ts";
import { withoutState } from "./without-state.ts";

/** The cause of opening or closing: the trigger, a close button, Escape, or a press on the page behind the dialog. */
export type DialogReason = "trigger" | "close" | "escape" | "backdrop";

export interface DialogProps {
  /** A DialogContent and, optionally, a DialogTrigger. */
  children?: ReactNode;
  /** Whether it is open, when controlled. */
  open?: boolean | undefined;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the new state and the reason. */
  onOpenChange?: ((open: boolean, details: { readonly reason: DialogReason }) => void) | undefined;
}

interface DialogState {
  readonly isOpen: boolean;
  /** The reason for the next change, set before Radix calls `onOpenChange`, because Radix does not pass one. */
  readonly reason: RefObject<DialogReason>;
  readonly trigger: RefObject<Element | null>;
}
const DialogContext = createContext<DialogState | undefined>(undefined);

function useDialog(part: string): DialogState {
  const dialog = useContext(DialogContext);
  if (!dialog) throw new Error(`ProFigure: ${part} must be in a Dialog.`);
  return dialog;
}

/** Holds a dialog's state: `open`, `defaultOpen`, `onOpenChange`. */
export function Dialog({ children, open, defaultOpen = false, onOpenChange }: DialogProps) {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const reason = useRef<DialogReason>("trigger");
  const trigger = useRef<Element>(null);
  const isOpen = open ?? ownOpen;
  const change = (next: boolean) => {
    setOwnOpen(next);
    onOpenChange?.(next, { reason: reason.current });
  };
  return (
    <DialogContext value={{ isOpen, reason, trigger }}>
      <RadixDialog.Root open={isOpen} onOpenChange={change}>
        {children}
      </RadixDialog.Root>
    </DialogContext>
  );
}

export interface DialogTriggerProps extends ComponentProps<typeof RadixDialog.Trigger> {
  /** Merges the props into the only child instead of rendering a button. @default false */
  asChild?: boolean | undefined;
}

/** A button that opens the dialog. With `asChild`, its only child opens it instead. */
export function DialogTrigger({ children, onClick, ...rest }: DialogTriggerProps) {
  const { reason, trigger } = useDialog("DialogTrigger");
  return (
    <RadixDialog.Trigger
      {...withoutState(rest)}
      onClick={(event) => {
        onClick?.(event);
        reason.current = "trigger";
        trigger.current = event.currentTarget;
      }}
      data-slot="dialog-trigger"
    >
      {rest.asChild ? children : wrapText(children)}
    </RadixDialog.Trigger>
  );
}

export type DialogCloseProps = DialogTriggerProps;

/** A button that closes the dialog. With `asChild`, its only child closes it instead. */
export function DialogClose({ children, onClick, ...rest }: DialogCloseProps) {
  const { reason } = useDialog("DialogClose");
  return (
    <RadixDialog.Close
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        reason.current = "close";
      }}
      data-slot="dialog-close"
    >
      {rest.asChild ? children : wrapText(children)}
    </RadixDialog.Close>
  );
}

const contentStyles = /* @__PURE__ */ cva("pf:fixed pf:z-50 pf:text-ink pf:data-[state=closed]:animate-leave", {
  variants: {
    variant: {
      card: [
        "pf:inset-x-pad-sm pf:bottom-4 pf:mx-auto pf:grid pf:max-h-[calc(100dvh-2rem)] pf:animate-dialog pf:max-sm:animate-sheet pf:content-start pf:gap-4 pf:scroll-py-4 pf:overflow-y-auto",
        "pf:rounded-xl pf:border-2 pf:border-frame pf:bg-surface pf:p-pad pf:shadow-lift pf:sm:inset-y-4 pf:sm:my-auto pf:sm:h-fit pf:sm:p-6",
      ],
      screen: "pf:inset-0 pf:flex pf:animate-sheet pf:flex-col pf:overflow-y-auto pf:bg-peg",
    },
    size: { sm: "pf:max-w-120", md: "pf:max-w-190", lg: "pf:max-w-270" },
  },
});
type Variants = VariantProps<typeof contentStyles>;

/** Radix props that DialogContent replaces with its props, or that would break the panel's structure. */
type Replaced =
  | "title"
  | "onOpenAutoFocus"
  | "onCloseAutoFocus"
  | "onPointerDownOutside"
  | "onInteractOutside"
  | "onFocusOutside"
  | "asChild"
  | "forceMount"
  | "deferPointerDownOutside";

export interface DialogContentProps extends Omit<ComponentProps<typeof RadixDialog.Content>, Replaced> {
  /** The dialog's heading and accessible name. */
  heading: ReactNode;
  /** The content, with the buttons last. */
  children?: ReactNode;
  /** `card` floats over the page. `screen` fills the viewport, with `children` in a column. @default "card" */
  variant?: NonNullable<Variants["variant"]> | undefined;
  /** The maximum width with `variant="card"`: 480, 760 or 1080 px. @default "sm" */
  size?: NonNullable<Variants["size"]> | undefined;
  /** One sentence about the dialog, read after its name. */
  description?: ReactNode;
  /**
   * The element that gets focus when the dialog opens. If the action cannot be undone, focus the safe button.
   * @default the first visible control after the heading and the close button, or the heading
   */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null) | undefined;
  /**
   * The element that gets focus after the dialog closes. A function receives the element that opened the dialog, which
   * may have left the document.
   * @default the element that opened the dialog
   */
  returnFocus?: ReturnFocus | undefined;
  /** Called on Escape before it closes the dialog; `preventDefault` keeps it open. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /**
   * The element or shadow root that the dialog is rendered into.
   * @default the document's body, or the surrounding shadow root
   */
  container?: Element | DocumentFragment | null | undefined;
  /** The translated name of the close button, for assistive technology and its tooltip. @default "Close" */
  labels?: Translations<DialogLabels> | undefined;
}

/** The texts of a dialog. */
export interface DialogLabels {
  readonly close: string;
}

/** Controls that Tab reaches. Of a radio group, Tab reaches only the selected button. */
const CONTROLS = "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, [tabindex='0']";

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;
const isShadow = (root: Node): root is ShadowRoot => "host" in root;

/** The focused element, including in nested shadow roots. */
function focusedIn(root: Document | ShadowRoot): Element | null {
  let element = root.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/**
 * Moves focus to the first control after the heading and the close button. Without one, or if scrolling to it would
 * hide the top of the dialog, moves focus to the heading.
 */
function focusBeginning(panel: Element, heading: HTMLElement | null, closeButton: Element | null) {
  const end = panel.getBoundingClientRect().bottom;
  for (const control of panel.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (control === closeButton) continue;
    if (control.getBoundingClientRect().bottom > end) break;
    control.focus();
    if (rootOf(panel).activeElement === control) return;
  }
  heading?.focus();
}

/**
 * Returns whether a press was on the page behind the dialog. Because that page is inert, its presses target the
 * backdrop, `html` or `body`. Any other target is in front of the dialog, such as a toast or an extension's popup.
 */
const isOnPage = (target: EventTarget | null) =>
  target !== null && "matches" in target && (target as Element).matches(":root, body, [data-slot=dialog-backdrop]");

/** The panel's element. It is inert while it fades out, because a closing panel must not react to input. */
function Panel({ "data-state": state, ...rest }: ComponentProps<"div"> & { "data-state"?: string }) {
  return <div {...rest} data-state={state} inert={state === "closed"} />;
}

/** Copies the color scheme, the design tokens and the text direction of `from` to the elements. */
function inheritTheme(from: Element, elements: readonly HTMLElement[]) {
  const [first] = elements;
  if (!first) return;
  const [given, own] = [getComputedStyle(from), getComputedStyle(first)];
  // Firefox lists custom properties in getComputedStyle, other browsers in computedStyleMap.
  const names = "computedStyleMap" in from ? [...from.computedStyleMap().keys()] : Array.from(given);
  for (const name of ["color-scheme", ...names]) {
    const value = given.getPropertyValue(name);
    if (!/^(--pf-|color-scheme)/.test(name) || value === own.getPropertyValue(name)) continue;
    for (const { style } of elements) style.setProperty(name, value);
  }
  if (given.direction !== own.direction) for (const element of elements) element.dir ||= given.direction;
}

/**
 * Returns the siblings of the panel and of its ancestors, up to the shadow root. Live regions are excluded, so that
 * screen readers still announce their changes.
 */
function besides(panel: Element, backdrop: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node: Element | null = panel; node; node = node.parentElement)
    for (const other of node.parentNode?.children ?? [])
      if (other !== node && other !== backdrop && !other.matches("[aria-live], link, style, script"))
        found.push(other as HTMLElement);
  return found;
}

/** The number of open dialogs of each page. */
const openDialogs = new WeakMap<Element, number>();

/**
 * Prevents the page from scrolling while a dialog is open. Replaces the scroll lock of Radix's overlay, which a strict
 * Content-Security-Policy blocks. The styles are in reset.css.
 */
function lockScroll({ documentElement: page, defaultView: view }: Document): () => void {
  const count = (by: number) => {
    const open = (openDialogs.get(page) ?? 0) + by;
    openDialogs.set(page, open);
    return open;
  };
  // Reserves the scrollbar's space only if there is one: a page without one would move.
  if (count(1) === 1) page.dataset.scrollLock = view && view.innerWidth > page.clientWidth ? "scrollbar" : "";
  return () => {
    if (count(-1) === 0) delete page.dataset.scrollLock;
  };
}

interface SurroundingsProps {
  backdrop: RefObject<HTMLElement | null>;
  opener: RefObject<Element | null>;
}

/**
 * Makes the page behind the dialog inert and locks its scrolling. Radix only sets `aria-hidden`, which leaves links
 * reachable by find-in-page and scripts, and Radix ignores siblings inside a shadow root.
 */
function Surroundings({ backdrop, opener }: SurroundingsProps) {
  useLayoutEffect(() => {
    const panel = backdrop.current?.nextElementSibling as HTMLElement | null | undefined;
    if (backdrop.current && panel && opener.current) inheritTheme(opener.current, [backdrop.current, panel]);
  }, [backdrop, opener]);
  useLayoutEffect(() => (backdrop.current ? lockScroll(backdrop.current.ownerDocument) : undefined), [backdrop]);
  useEffect(() => {
    const behind = backdrop.current;
    const panel = behind?.nextElementSibling;
    if (!behind || !panel) return;
    const hidden = [...behind.ownerDocument.querySelectorAll<HTMLElement>("[data-aria-hidden]")];
    if (isShadow(rootOf(behind))) hidden.push(...besides(panel, behind));
    const changed = hidden.filter(({ inert }) => !inert);
    for (const element of changed) element.inert = true;
    return () => {
      for (const element of changed) element.inert = false;
    };
  }, [backdrop]);
  return null;
}

/** The panel of a dialog. It traps focus, returns it to the opener, and closes on Escape or a press on the backdrop. */
export function DialogContent({
  heading,
  variant = "card",
  size = "sm",
  description,
  initialFocus,
  returnFocus,
  container,
  labels,
  onFocus,
  onEscapeKeyDown,
  className,
  children,
  ...rest
}: DialogContentProps) {
  const { isOpen, reason, trigger } = useDialog("DialogContent");
  const marker = useRef<HTMLSpanElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);

  // A layout effect, to find the focused element before Radix mounts the panel and moves focus into it.
  const [ownContainer, setOwnContainer] = useState<Element | DocumentFragment>();
  useLayoutEffect(() => {
    if (!isOpen || !marker.current) return;
    const root = rootOf(marker.current);
    opener.current = trigger.current ?? focusedIn(root);
    trigger.current = null;
    setOwnContainer(isShadow(root) ? root : root.body);
  }, [isOpen, trigger]);

  return (
    <>
      {isOpen ? <span ref={marker} hidden /> : null}
      <RadixDialog.Portal container={container ?? ownContainer ?? null}>
        {/* Not RadixDialog.Overlay: it injects a <style> element, which a strict Content-Security-Policy blocks. */}
        <div
          ref={backdrop}
          data-slot="dialog-backdrop"
          className="pf:fixed pf:inset-0 pf:z-40 pf:[[data-slot=dialog-backdrop]~&]:z-50 pf:animate-fade pf:bg-backdrop pf:has-[+[data-state=closed]]:pointer-events-none pf:has-[+[data-state=closed]]:animate-leave"
        />
        <RadixDialog.Content
          asChild
          {...(description === undefined ? { "aria-describedby": undefined } : {})}
          {...withoutState(rest)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            const wanted = typeof initialFocus === "function" ? initialFocus() : initialFocus?.current;
            if (wanted) wanted.focus();
            else focusBeginning(event.target as Element, title.current, closeButton.current);
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns focus only to its trigger, but any button can open the dialog through `open`.
            event.preventDefault();
            giveFocusBack(opener.current, returnFocus);
          }}
          onPointerDownOutside={(event) => {
            if (!isOnPage(event.target)) event.preventDefault();
            reason.current = "backdrop";
          }}
          onEscapeKeyDown={(event) => {
            onEscapeKeyDown?.(event);
            reason.current = "escape";
          }}
          onFocus={(event) => {
            onFocus?.(event);
            // When focus wraps from the last control to the first, Radix does not scroll to it. Scrolls only for
            // keyboard focus, so that the panel does not move under a pointer.
            if (event.target.matches(":focus-visible")) event.target.scrollIntoView?.({ block: "nearest" });
          }}
          data-slot="dialog"
          data-variant={variant}
          className={cn(contentStyles({ variant, size: variant === "card" ? size : null }), className)}
        >
          <Panel>
            <div
              className={cn(
                "pf:flex pf:items-center pf:justify-between pf:gap-1",
                variant === "screen" && "pf:px-4 pf:py-1.5 pf:md:py-3",
              )}
            >
              <RadixDialog.Title
                ref={title}
                tabIndex={-1}
                className="pf:min-w-0 pf:type-card pf:outline-none pf:wrap-anywhere"
              >
                {heading}
              </RadixDialog.Title>
              <DialogClose asChild>
                <IconButton ref={closeButton} aria-label={labels?.close ?? "Close"} className="pf:-my-1.5 pf:-me-2">
                  <X />
                </IconButton>
              </DialogClose>
            </div>
            {description === undefined ? null : (
              <RadixDialog.Description className="pf:text-muted">{description}</RadixDialog.Description>
            )}
            {wrapText(children)}
          </Panel>
        </RadixDialog.Content>
        {/* After the panel, because this effect reads `data-aria-hidden`, which the panel's effect sets. */}
        <Surroundings backdrop={backdrop} opener={opener} />
      </RadixDialog.Portal>
    </>
  );
}
