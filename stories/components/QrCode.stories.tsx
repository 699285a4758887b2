import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { QrCode, type QrCodeProps } from "../../src/index.ts";
import { rightToLeft } from "../decorators.tsx";

const meta = {
  title: "Data display/QrCode",
  component: QrCode,
  parameters: { alsoKnownAs: ["barcode", "matrix code"] },
  args: { value: "https://profigure.example/r/MAYA-007", label: "QR code of your referral link" },
} satisfies Meta<typeof QrCode>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { width: 240 } };

const long = `https://profigure.example/create#f=${"Zm9v".repeat(490)}`;

export const States: Story = {
  render: () => (
    <div className="pf:flex pf:flex-wrap pf:items-start pf:gap-6">
      <QrCode value="A" label="QR code of one letter" width={120} />
      <QrCode value="https://profigure.example/r/MAYA-007" label="QR code of your referral link" width={200} />
      <QrCode value={long} label="QR code of a figure link" width={420} />
    </div>
  ),
};

const above = (words: string, args: QrCodeProps) => (
  <div className="pf:grid pf:justify-items-start pf:gap-3">
    <QrCode {...args} width={190} />
    <p className="pf:text-small pf:wrap-anywhere">{words}</p>
  </div>
);

/** The link is also on the page as text, for people who view the page on their phone. */
export const Do: Story = {
  tags: ["!dev", "!test"],
  render: (args) => above(args.value, args),
};

/** The code alone does not help people who view the page on their phone, because they cannot scan its screen. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  render: (args) => above("Scan to open", args),
};

export const LongText: Story = { args: { value: long, label: "QR code of a figure link" } };

/** A QR code is never mirrored. */
export const RightToLeft: Story = {
  args: { label: "رمز رابط الإحالة" },
  decorators: rightToLeft("ar"),
};

export const Drawn: Story = {
  name: "A QR code is one image with a quiet zone, also as a file",
  tags: ["!dev"],
  globals: { theme: "dark" },
  play: async ({ canvas }) => {
    const code = canvas.getByRole<SVGSVGElement & HTMLElement>("img", { name: "QR code of your referral link" });
    const [ground, modules] = [code.querySelector("rect"), code.querySelector("path")];
    if (!ground || !modules) throw new Error("The code has a ground and one path.");
    await expect(code.querySelectorAll("path")).toHaveLength(1);
    const lightness = (element: Element) => Number(/oklch\(([\d.]+)/.exec(getComputedStyle(element).fill)?.[1]);
    await expect(lightness(ground)).toBe(1);
    await expect(lightness(modules)).toBeLessThan(0.3);
    await expect(getComputedStyle(code).forcedColorAdjust).toBe("none");
    // Around it is a quiet zone of four modules.
    const size = code.viewBox.baseVal.width;
    const box = modules.getBBox();
    await expect([box.x, box.y, box.width, box.height]).toEqual([4, 4, size - 8, size - 8]);
    // Without a style sheet, as in a file, it is dark on white.
    const parsed = new DOMParser().parseFromString(code.outerHTML, "image/svg+xml");
    await expect(parsed.documentElement.namespaceURI).toBe("http://www.w3.org/2000/svg");
    await expect(parsed.querySelector("rect")?.getAttribute("fill")).toBe("white");
    await expect(parsed.querySelector("path")?.getAttribute("fill")).toBe("black");
  },
};
