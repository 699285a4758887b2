/**
 * Removes `data-state` from props. A wrapper with `asChild`, such as a dialog trigger, passes its own `data-state` to
 * its child. Without this function, that value would replace the child's: a switch that is on would look off.
 */
export function withoutState<Props extends object>(props: Props): Omit<Props, "data-state"> {
  const { "data-state": _, ...rest } = props as Props & { "data-state"?: unknown };
  return rest;
}
