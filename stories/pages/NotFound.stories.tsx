import type { Meta, StoryObj } from "@storybook/react-vite";
import { screen, spyOn } from "storybook/test";
import { Site } from "./site.tsx";

const meta = {
  title: "Pages/Not found",
  component: Site,
  // The accessibility and site tests test pages in each state. `npm run test:all` also runs these stories.
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
