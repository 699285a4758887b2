import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, spyOn } from "storybook/test";
import { Site } from "./site.tsx";

const meta = {
  title: "Pages/Not found",
  component: Site,
  // Only the presets of `npm run test:all` run these, because other tests test each state of each page.
  tags: ["!test"],
  parameters: { layout: "fullscreen" },
  args: { path: "/pricing" },
  beforeEach: () => {
    // The page logs one console warning by design (specification §2), so the story silences it.
    spyOn(console, "warn").mockImplementation(() => {});
  },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { play: async () => void (await screen.findByText("404")) };
