import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent } from "storybook/test";
import { drawFigureFile } from "../../src/figure.ts";
import { Button } from "../../src/index.ts";
import { MAYA } from "../people.ts";

/** A text that needs all files of the font. HTML, but not XML, has an entity for the no-break space. */
const CREDIT = "Bäckerei\u00a0Krume & Co. <łąka, bún chả>";
const FILES = {
  svg: { button: "Make the SVG", alt: "Maya Okonkwo, as an SVG", format: "drawing" },
  png: { button: "Make the PNG", alt: "Maya Okonkwo, as a PNG", format: "landscape" },
} as const;

function MakeFile({ file }: { file: keyof typeof FILES }) {
  const [url, setUrl] = useState<string>();
  const { button, alt, format } = FILES[file];
  const make = () => drawFigureFile({ spec: MAYA, isPaid: false, format, credit: CREDIT });
  return (
    <div className="pf:grid pf:justify-items-start pf:gap-4">
      <Button onClick={async () => setUrl(URL.createObjectURL(await make()))}>{button}</Button>
      {url ? <img src={url} alt={alt} style={{ maxWidth: "100%", height: "auto" }} /> : null}
    </div>
  );
}

const meta = { title: "Reference/Make a file", component: MakeFile } satisfies Meta<typeof MakeFile>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Clicks the story's button, and returns the picture that the click creates. */
async function madePicture({ canvas }: Pick<StoryContext, "canvas">, { button, alt }: (typeof FILES)["svg" | "png"]) {
  await userEvent.click(canvas.getByRole("button", { name: button }));
  const picture = await canvas.findByRole<HTMLImageElement>("img", { name: alt });
  await picture.decode();
  return picture;
}

export const SvgOfAFigure: Story = {
  name: "An SVG file includes its font",
  tags: ["!dev"],
  args: { file: "svg" },
  play: async (story) => {
    const { src } = await madePicture(story, FILES.svg);
    await expect(await (await fetch(src)).text()).toContain('@font-face{font-family:"Anybody Variable"');
  },
};

export const PngOfAFigure: Story = {
  name: "A PNG file has the requested size",
  tags: ["!dev"],
  args: { file: "png" },
  play: async (story) => {
    const { naturalWidth, naturalHeight } = await madePicture(story, FILES.png);
    await expect([naturalWidth, naturalHeight]).toEqual([1200, 630]);
  },
};
