// What the build, the server, Storybook and the tests must agree on.

/** The site's place on its host, with a slash at both ends. */
export const basePath = () => `/${process.env.BASE_PATH ?? ""}/`.replace(/\/+/g, "/");

/** The site's origin, without a closing slash, for canonical and social addresses. */
export const siteUrl = () => (process.env.SITE_URL || "https://profigure.example").replace(/\/+$/, "");

/** Whether the site keeps itself on the device. Off for good with SERVICE_WORKER=off, which also removes it again. */
export const hasServiceWorker = () => process.env.SERVICE_WORKER !== "off";

/** The backgrounds of the two themes (theme.css), as the web manifest spells them. */
export const THEME_COLORS = { light: "#f8f4ea", dark: "#0c1222" };

/** The first browsers with light-dark(). For older ones Vite would rewrite it, and a nested theme would not switch. */
export const CSS_TARGET = ["chrome123", "edge123", "firefox128", "safari17.5"];
