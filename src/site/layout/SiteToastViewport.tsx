import { ToastViewport } from "../../index.ts";
import { openerOrMain } from "./opener-or-main.ts";

/** The site's toasts. A separate file, because it is fetched later than the page. */
export const SiteToastViewport = () => <ToastViewport returnFocus={openerOrMain} />;
