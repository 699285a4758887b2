// Settings that the build, the server, Storybook and the tests share.
import { join } from "node:path";

/** Returns the site's base path on its host, with a slash at both ends. */
export const basePath = () => `/${process.env.BASE_PATH ?? ""}/`.replace(/\/+/g, "/");

/** Returns the site's origin without a trailing slash, for canonical URLs and link previews. */
export const siteUrl = () => (process.env.SITE_URL || "https://profigure.example").replace(/\/+$/, "");

/**
 * Whether the site is cached for offline use. SERVICE_WORKER=off disables it permanently and removes existing caches.
 */
export const hasServiceWorker = () => process.env.SERVICE_WORKER !== "off";

/** The background colors of the two themes (theme.css), for the web manifest. */
export const THEME_COLORS = { light: "#f8f4ea", dark: "#0c1222" };

/**
 * The first browsers that support light-dark(). If older ones were listed, Vite would replace it, and nested themes
 * would not switch.
 */
export const CSS_TARGET = ["chrome123", "edge123", "firefox128", "safari17.5"];

/** Replaces lucide-react's internal function that creates the icons. */
export const LUCIDE_ICON = {
  find: /^\.\.\/createLucideIcon\.mjs$/,
  replacement: join(import.meta.dirname, "lucide-icon.mjs"),
};
