/**
 * Props without `data-state`. Radix lets it replace its own, and it arrives unasked: what lends its behaviour by `asChild`
 * (a tooltip, a dialog's trigger) hands its state on, and a switch that is on would look off.
 */
export function withoutState<Props extends object>(props: Props): Omit<Props, "data-state"> {
  const { "data-state": _, ...rest } = props as Props & { "data-state"?: unknown };
  return rest;
}
