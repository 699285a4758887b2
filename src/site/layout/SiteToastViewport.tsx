import { ToastViewport } from "../../index.ts";
import { openerOrMain } from "./opener-or-main.ts";

/** The toasts' place in the site. A file of its own, because it is fetched later than the page. */
export const SiteToastViewport = () => <ToastViewport returnFocus={openerOrMain} />;
