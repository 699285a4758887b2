import { useToasts } from "../../index.ts";
import { lazyPart } from "./lazy-part.tsx";

const ToastViewport = lazyPart(() => import("./SiteToastViewport.tsx").then((module) => module.SiteToastViewport), {
  fallback: <NewestMessage />,
  hideError: true,
});

/** Shows the toasts. Their code is fetched when the page is idle, or with the first toast. */
export function Toasts() {
  return useToasts().length > 0 ? <ToastViewport /> : null;
}

function NewestMessage() {
  return (
    <p className="pf:pointer-events-none pf:fixed pf:inset-x-4 pf:bottom-4 pf:z-50 pf:mx-auto pf:max-w-120 pf:rounded-lg pf:border-2 pf:border-ink pf:bg-surface pf:p-4 pf:text-ink pf:scheme-light">
      {useToasts()[0]?.message}
    </p>
  );
}
