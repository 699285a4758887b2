import type { ComponentProps, ReactNode } from "react";

/**
 * Renders a link with your router's component, so that the library does not depend on a router.
 * @example renderLink={({ href, ...props }) => <Link to={href} {...props} />}
 */
export type RenderLink = (props: ComponentProps<"a"> & { href: string }) => ReactNode;

/** A plain `<a>`: the default of every `renderLink`. */
export const renderAnchor: RenderLink = (props) => <a {...props} />;
