import type { ComponentProps, ReactNode } from "react";

/**
 * Renders a component's link, so that the library needs no router.
 * @example renderLink={({ href, ...props }) => <Link to={href} {...props} />}
 */
export type RenderLink = (props: ComponentProps<"a"> & { href: string }) => ReactNode;

/** A plain `<a>`: the default of every `renderLink`. */
export const renderAnchor: RenderLink = (props) => <a {...props} />;
