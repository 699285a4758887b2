/** A `ref` for a heading that takes the focus when it appears, before the paint. */
export const focusOnMount = (heading: HTMLElement | null): void => heading?.focus({ preventScroll: true });
