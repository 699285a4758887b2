import type { Decorator } from "@storybook/react-vite";

/** Limits the width of a story. The parameter `maxWidth` replaces the limit, for example for a sheet of states. */
export const atWidth =
  (width: string | number): Decorator =>
  (Story, { parameters }) => (
    <div style={{ maxInlineSize: parameters.maxWidth ?? width }}>
      <Story />
    </div>
  );

/** Renders a story from right to left. */
export const rightToLeft =
  (lang: "ar" | "he"): Decorator =>
  (Story) => (
    <div dir="rtl" lang={lang}>
      <Story />
    </div>
  );

/** Renders a story in a container of at most this width, to which its component adapts. */
export const inContainer =
  (width?: string): Decorator =>
  (Story) => (
    <div className="pf:@container" style={{ maxInlineSize: width }}>
      <Story />
    </div>
  );
