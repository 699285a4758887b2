import { ToastViewport } from "../../index.ts";
import { openerOrMain } from "./opener-or-main.ts";

/** Shows the site's toasts. A separate file, so that it can be lazily loaded. */
export const SiteToastViewport = () => <ToastViewport returnFocus={openerOrMain} />;
