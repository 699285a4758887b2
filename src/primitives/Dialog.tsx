"use client";
import * as RadixDialog from "@radix-ui/react-dialog";
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
import { cn } from "./cn.ts";
import { IconButton } from "./IconButton.tsx";
import { mergeLabels } from "./merge-labels.ts";
import { giveFocusBack, type ReturnFocus } from "./return-focus.ts";
import { withoutState } from "./without-state.ts";
import { wrapText } from "./wrap-text.tsx";

/** What opened or closed a dialog: its trigger, one of its close buttons, Escape, or a press on the page behind it. */
export type DialogReason = "trigger" | "close" | "escape" | "backdrop";

export interface DialogProps {
  /** A DialogTrigger, if there is one, and a DialogContent. */
  children?: ReactNode;
  /** Whether it is open, when controlled. */
  open?: boolean | undefined;
  /** Whether it is open at first, when uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with whether it is open now, and why. */
  onOpenChange?: ((open: boolean, details: { readonly reason: DialogReason }) => void) | undefined;
}

interface DialogState {
  readonly isOpen: boolean;
  /** Why it changes next: set before Radix says that it does. */
  readonly reason: RefObject<DialogReason>;
  readonly trigger: RefObject<Element | null>;
}
const DialogContext = createContext<DialogState | undefined>(undefined);

function useDialog(): DialogState {
  const dialog = useContext(DialogContext);
  if (!dialog) throw new Error("A part of a dialog must be in a Dialog.");
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

interface DialogButtonProps extends ComponentProps<typeof RadixDialog.Trigger> {
  /** Lends its behaviour to its one child, which draws the button. @default false */
  asChild?: boolean | undefined;
}

/** Opens the dialog; `asChild` lends its behaviour to your own button. */
export function DialogTrigger({ children, onClick, ...rest }: DialogButtonProps) {
  const { reason, trigger } = useDialog();
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

/** Closes the dialog; `asChild` lends its behaviour to your own button. */
export function DialogClose({ children, onClick, ...rest }: DialogButtonProps) {
  const { reason } = useDialog();
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

/** Props of Radix's that this panel's own replace, or that its parts break. */
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
  /** What is to be read or done, its buttons last. */
  children?: ReactNode;
  /** `screen` fills the window, with `children` in a column below the heading. @default "card" */
  variant?: "card" | "screen" | undefined;
  /** Greatest width of a card: 480, 760 or 1080 px. @default "sm" */
  size?: "sm" | "md" | "lg" | undefined;
  /** One sentence on what the dialog does, read after its name. */
  description?: ReactNode;
  /**
   * What takes focus when the dialog opens: in one that confirms what cannot be undone, the safe action.
   * @default the first control after the heading and the close button, or the heading where there is none in view
   */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | null) | undefined;
  /**
   * What takes focus when the dialog has closed; a function gets the element that opened it, which may be gone.
   * @default the element that opened it
   */
  returnFocus?: ReturnFocus | undefined;
  /** Called on Escape before it closes the dialog; `preventDefault` keeps it open. */
  onEscapeKeyDown?: ((event: KeyboardEvent) => void) | undefined;
  /** What it is drawn in. @default the body of its document, or its shadow root */
  container?: Element | DocumentFragment | null | undefined;
  /** Words other than the English ones: the accessible name of the close button. @default "Close" */
  labels?: Partial<DialogLabels> | undefined;
}

const LABELS = { close: "Close" };
/** The words of a dialog. */
export type DialogLabels = Readonly<typeof LABELS>;

const SIZE = { sm: "pf:max-w-120", md: "pf:max-w-190", lg: "pf:max-w-270" };

/** Radio inputs share one Tab stop: the chosen one. */
const CONTROLS = "a[href], button, input:not([type=radio]:not(:checked)), select, textarea, [tabindex='0']";

const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;
const isShadow = (root: Node): root is ShadowRoot => "host" in root;

/** The element that has focus within a document or a shadow root, and in the shadow roots in it. */
function focusedIn(root: Document | ShadowRoot): Element | null {
  let element = root.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

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
    if (rootOf(panel).activeElement === control) return;
  }
  heading?.focus();
}

/**
 * Whether a press was on the page that the dialog covers. Under it nothing can be hit, so the target is the backdrop or
 * the document; anything else is in front of the dialog: a message, or what a browser extension added.
 */
const isOnPage = (target: EventTarget | null) =>
  target !== null && "matches" in target && (target as Element).matches(":root, body, [data-slot=dialog-backdrop]");

/** A closing panel is still visible while it fades, and can no longer be used. */
function Panel({ "data-state": state, ...rest }: ComponentProps<"div"> & { "data-state"?: string }) {
  return <div {...rest} data-state={state} inert={state === "closed"} />;
}

/** Gives the elements the theme, the brand and the direction of another, wherever they are. */
function inheritTheme(from: Element, elements: readonly HTMLElement[]) {
  const [first] = elements;
  if (!first) return;
  const [given, own] = [getComputedStyle(from), getComputedStyle(first)];
  // Firefox lists custom properties in the one place, the others in the other.
  const names = "computedStyleMap" in from ? from.computedStyleMap().keys() : given;
  for (const name of ["color-scheme", ...names]) {
    const value = given.getPropertyValue(name);
    if (!/^(--pf-|color-scheme)/.test(name) || value === own.getPropertyValue(name)) continue;
    for (const { style } of elements) style.setProperty(name, value);
  }
  if (given.direction !== own.direction) for (const element of elements) element.dir ||= given.direction;
}

/** What is next to the dialog, and next to what it is in, up to its shadow root. Live regions still speak. */
function besides(panel: Element, backdrop: Element): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let node: Element | null = panel; node; node = node.parentElement)
    for (const other of node.parentNode?.children ?? [])
      if (other !== node && other !== backdrop && !other.matches("[aria-live], link, style, script"))
        found.push(other as HTMLElement);
  return found;
}

interface SurroundingsProps {
  backdrop: RefObject<HTMLElement | null>;
  opener: RefObject<Element | null>;
}

/**
 * Makes inert what Radix hides from assistive technology only: links behind a dialog are then out of reach for
 * find-in-page and scripts too. Radix looks into no shadow root.
 */
function Surroundings({ backdrop, opener }: SurroundingsProps) {
  useLayoutEffect(() => {
    const panel = backdrop.current?.nextElementSibling as HTMLElement | null | undefined;
    if (backdrop.current && panel && opener.current) inheritTheme(opener.current, [backdrop.current, panel]);
  }, [backdrop, opener]);
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

/**
 * The panel of a dialog. It takes focus, keeps it, gives it back to what opened it, and closes on Escape and on a press
 * on the backdrop.
 */
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
  const { isOpen, reason, trigger } = useDialog();
  const place = useRef<HTMLSpanElement>(null);
  const backdrop = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const { close } = mergeLabels(LABELS, labels);

  // Before Radix draws the panel, which takes the focus.
  const [ownContainer, setOwnContainer] = useState<Element | DocumentFragment>();
  useLayoutEffect(() => {
    if (!isOpen || !place.current) return;
    const root = rootOf(place.current);
    opener.current = trigger.current ?? focusedIn(root);
    trigger.current = null;
    setOwnContainer(isShadow(root) ? root : root.body);
  }, [isOpen, trigger]);

  return (
    <>
      {isOpen ? <span ref={place} hidden /> : null}
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
            // Radix knows only its own trigger; any button of yours may open a dialog.
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
                  "pf:inset-x-4 pf:bottom-4 pf:mx-auto pf:grid pf:max-h-[calc(100dvh-2rem)] pf:animate-dialog pf:max-sm:animate-sheet pf:content-start pf:gap-4 pf:scroll-py-4 pf:overflow-y-auto",
                  SIZE[size],
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
              <DialogClose asChild>
                <IconButton ref={closeButton} aria-label={close} className="pf:-my-1.5 pf:-me-2">
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
        {/* After the panel, whose effect hides the page. */}
        <Surroundings backdrop={backdrop} opener={opener} />
      </RadixDialog.Portal>
    </>
  );
}
