import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { Button, randomFigureSpec } from "../../src/index.ts";
import { drawPng } from "./draw-file.tsx";

const SIZE = { format: "landscape", width: 1200, height: 630 } as const;

function SaveAsPng() {
  const [url, setUrl] = useState<string>();
  const draw = async () => {
    const png = await drawPng({ spec: randomFigureSpec("Maya", { name: "Maya Okonkwo" }), isPaid: false, ...SIZE });
    setUrl(URL.createObjectURL(png));
  };
  return (
    <div className="pf:grid pf:justify-items-start pf:gap-4">
      <Button onClick={draw}>Make the picture</Button>
      {url ? <img src={url} alt="Maya Okonkwo, as a PNG" style={{ maxWidth: "100%", height: "auto" }} /> : null}
    </div>
  );
}

const meta = { title: "Reference/Make a file", component: SaveAsPng } satisfies Meta<typeof SaveAsPng>;
export default meta;

export const PngOfAFigure: StoryObj<typeof meta> = {
  name: "A figure becomes a PNG of the size that was asked for",
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Make the picture" }));
    const picture = await canvas.findByRole<HTMLImageElement>("img", { name: "Maya Okonkwo, as a PNG" });
    await picture.decode();
    await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([SIZE.width, SIZE.height]);
  },
};
