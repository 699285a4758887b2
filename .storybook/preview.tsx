import "../src/styles/site.css";
import "./preview.css";
import type { Preview } from "@storybook/react-vite";
import { configure } from "storybook/test";

// The first story of a page fetches it; a busy machine is no failure.
configure({ asyncUtilTimeout: 5000 });

/** A sheet of states may show a landmark twice, and a part on its own stands outside any. */
const WHOLE_PAGE_RULES = [
  "region",
  "landmark-unique",
  "landmark-no-duplicate-banner",
  "landmark-no-duplicate-contentinfo",
  "landmark-no-duplicate-main",
];

const preview: Preview = {
  parameters: {
    layout: "padded",
    controls: { expanded: true },
    // A violation fails the test; "todo" would only note it.
    a11y: { test: "error", config: { rules: WHOLE_PAGE_RULES.map((id) => ({ id, enabled: false })) } },
    // The theme brings the background.
    backgrounds: { disable: true },
    viewport: {
      options: {
        narrow: { name: "Narrow (320)", styles: { width: "320px", height: "640px" }, type: "mobile" },
        phone: { name: "Phone (390)", styles: { width: "390px", height: "844px" }, type: "mobile" },
        desktop: { name: "Desktop (1440)", styles: { width: "1440px", height: "900px" }, type: "desktop" },
      },
    },
    options: {
      storySort: { order: ["Introduction", "Foundations", "Figure", "Primitives", "Components", "Pages"] },
    },
  },
  globalTypes: {
    theme: {
      description: "Theme",
      toolbar: {
        icon: "mirror",
        items: [
          { value: "light", title: "Light" },
          { value: "dark", title: "Dark" },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: "light" },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset.theme = String(globals.theme);
      return <Story />;
    },
  ],
  beforeEach({ title, parameters }) {
    // The skip link is left out: Storybook's own hidden links come before it, and axe knows it no more for one.
    // By default axe is given the body without the rules about a whole page; a page story is one.
    if (title.startsWith("Pages/"))
      parameters.a11y = {
        test: "error",
        context: { include: ["html"], exclude: ['a[href="#main"]'] },
        config: { rules: [{ id: "region", enabled: true }] },
      };
  },
};
export default preview;
