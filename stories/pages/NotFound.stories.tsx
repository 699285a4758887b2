import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, spyOn } from "storybook/test";
import { Site } from "./site.tsx";

const meta = {
  title: "Pages/Not found",
  component: Site,
  parameters: { layout: "fullscreen" },
  args: { path: "/pricing" },
  beforeEach: () => {
    // The page logs one console warning by design (specification §2), so the story silences it.
    spyOn(console, "warn").mockImplementation(() => {});
  },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole("heading", { level: 1, name: "404" })).toBeVisible();
  },
};
