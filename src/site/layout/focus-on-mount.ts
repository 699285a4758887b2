/** A callback `ref` that focuses a heading when it appears, before the paint. */
export const focusOnMount = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });
