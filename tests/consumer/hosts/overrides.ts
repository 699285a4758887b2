interface Override {
  readonly component: "Button" | "PlanCard";
  /** One of the host's classes. */
  readonly className: string;
  /** The CSS property that the class must set. */
  readonly property: string;
}

const over = (component: Override["component"], className: string, property: string): Override => ({
  component,
  className,
  property,
});

/** Typical classes with which each kind of host overrides our styles. */
export const OVERRIDES: Readonly<Record<"tailwind" | "bootstrap", readonly Override[]>> = {
  tailwind: [
    over("Button", "px-2", "padding-left"),
    over("Button", "rounded-md", "border-top-left-radius"),
    over("Button", "min-h-9", "min-height"),
    over("Button", "max-w-60", "max-width"),
    over("Button", "gap-2", "column-gap"),
    over("Button", "bg-sky-500", "background-color"),
    over("Button", "text-red-600", "color"),
    over("Button", "text-sm", "font-size"),
    over("Button", "shadow-none", "box-shadow"),
    over("Button", "border-0", "border-top-width"),
    over("Button", "flex", "display"),
    over("Button", "hidden", "display"),
    over("PlanCard", "p-4", "padding-top"),
    over("PlanCard", "rounded-none", "border-top-left-radius"),
  ],
  bootstrap: [
    over("Button", "p-1", "padding-left"),
    over("Button", "rounded-0", "border-top-left-radius"),
    over("Button", "text-danger", "color"),
    over("Button", "d-none", "display"),
    over("PlanCard", "p-4", "padding-top"),
    over("PlanCard", "bg-light", "background-color"),
  ],
};
