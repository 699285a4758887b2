import { src as nextBox } from "picture:next-box";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { CreateFigureTile } from "../../src/site/collection/CreateFigureTile.tsx";

const picture = <img src={nextBox} alt="" width={600} height={800} />;

/** A link that fills its tile. It has no heading, so that the page's headings name only figures. */
const meta = {
  title: "Site/CreateFigureTile",
  component: CreateFigureTile,
  args: { href: "#create" },
  decorators: [
    (Story, { parameters }) => (
      <div className="pf:grid pf:grid-cols-1" style={{ maxWidth: Number(parameters.maxWidth ?? 400) }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CreateFigureTile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { picture } };

export const Focused: Story = {
  args: { picture },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Create New Figure" })).toHaveFocus();
  },
};

export const States: Story = {
  parameters: { maxWidth: 1240 },
  render: () => (
    <div
      className="pf:grid pf:gap-5"
      style={{ gridTemplateColumns: "repeat(auto-fill, minmax(280px, 1fr))", maxWidth: 900 }}
    >
      <CreateFigureTile href="#create" picture={picture} />
      <CreateFigureTile href="#create" />
    </div>
  ),
};

export const AccessibleName: Story = {
  name: "Screen readers read the link, but no picture",
  tags: ["!dev"],
  args: { picture },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = canvas.getByRole("link", { name: "Create New Figure" });
    await expect(link).toHaveAttribute("href", "#create");
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument();
  },
};

const go = fn();

export const Rendered: Story = {
  name: "Enter follows the link that the router renders",
  tags: ["!dev"],
  beforeEach: () => {
    go.mockClear();
  },
  args: {
    renderLink: ({ href, children, ...rest }) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          go(href);
        }}
      >
        {children}
      </a>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole("link", { name: "Create New Figure" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(go).toHaveBeenCalledWith("#create");
  },
};
