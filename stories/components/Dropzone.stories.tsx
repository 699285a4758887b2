import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ReactNode, useEffect, useRef } from "react";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { Dropzone, useFileDrop } from "../../src/index.ts";
import { atWidth } from "../decorators.tsx";
import { forced } from "../pseudo-states.tsx";
import { states } from "../states.tsx";

const meta = {
  title: "Forms/Dropzone",
  component: Dropzone,
  parameters: { alsoKnownAs: ["file upload", "drag and drop", "file input", "file picker", "uploader"] },
  args: {
    onFiles: fn(),
    children: <p>The PDF of your LinkedIn profile, or your data export</p>,
  },
  decorators: atWidth("35rem"),
} satisfies Meta<typeof Dropzone>;
export default meta;
type Story = StoryObj<typeof meta>;

const PDF = new File(["%PDF-1.4"], "profile.pdf", { type: "application/pdf" });
const ZIP = new File(["PK"], "data-copy.zip", { type: "application/zip" });
const holding = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const area = (canvasElement: HTMLElement) => {
  const found = canvasElement.querySelector<HTMLElement>("[data-slot=dropzone]");
  if (!found) throw new Error("There is no dropzone.");
  return found;
};
const paste = (clipboardData: DataTransfer, target: Element = document.body) =>
  target.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
const drag = (type: string, dataTransfer: DataTransfer) =>
  new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });

export const Playground: Story = { args: { accept: ".pdf,.zip,.csv", error: "" } };

/** Drags a file over its dropzone. */
function FilesOver({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (place.current) area(place.current).dispatchEvent(drag("dragenter", holding(PDF)));
  }, []);
  return <div ref={place}>{children}</div>;
}

export const States: Story = {
  render: (args) =>
    states({
      "At rest": <Dropzone {...args} />,
      Hover: forced({ hover: "label" }, <Dropzone {...args} />),
      Focus: forced({ focus: "input" }, <Dropzone {...args} />),
      Pressed: forced({ pressed: "label" }, <Dropzone {...args} />),
      "Files over it": (
        <FilesOver>
          <Dropzone {...args} />
        </FilesOver>
      ),
      Error: <Dropzone {...args} error="This copy has no profile. Ask LinkedIn for Profile, Positions and Skills." />,
    }),
};

/** The text says where people got each file, because that is what they remember. */
export const Do: Story = { tags: ["!dev", "!test"], args: { accept: ".pdf,.zip,.csv" } };

/** File extensions do not help people to find the right one among their many PDFs. */
export const Dont: Story = {
  tags: ["!dev", "!test"],
  args: { accept: ".pdf,.zip,.csv", children: <p>Supported formats: PDF, ZIP, CSV</p> },
};

export const LongText: Story = {
  args: {
    error: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft.pdf is behind a password.",
    labels: {
      choose: "Choose the files that describe you from this device",
      hint: "or drop them anywhere on this area, or paste them while the button is in focus",
    },
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    children: <p>ملف PDF لملفك الشخصي</p>,
    error: "هذا الملف فارغ.",
    labels: { choose: "اختر ملفات", hint: "أو أفلتها هنا", release: "أفلتها لفتحها" },
  },
};

export const Chosen: Story = {
  name: "People can choose files, and the same file twice in a row",
  tags: ["!dev"],
  play: async ({ args, canvas }) => {
    const input = canvas.getByLabelText<HTMLInputElement>("Choose files");
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription(/^The PDF of your LinkedIn profile/);
    await userEvent.upload(input, [PDF, ZIP]);
    await expect(args.onFiles).toHaveBeenLastCalledWith([PDF, ZIP]);
    await expect(input.files).toHaveLength(0);
    await userEvent.upload(input, PDF);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
  },
};

/** A card that accepts files anywhere, around a dropzone and a text field. */
function Card({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const card = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(card, onFiles);
  return (
    <div
      ref={card}
      data-state={isOver ? "over" : "idle"}
      className="pf:panel pf:grid pf:grid-cols-1 pf:gap-4 pf:p-panel"
    >
      <p className="pf:type-card">{isOver ? "Let go anywhere" : "A card"}</p>
      <input aria-label="Link" className="pf:min-w-0 pf:rounded-md pf:border-2 pf:border-line-strong pf:p-3" />
      <Dropzone onFiles={onFiles} />
    </div>
  );
}

export const Within: Story = {
  name: "Of two nested areas, the inner one accepts dropped or pasted files",
  tags: ["!dev"],
  render: ({ onFiles }) => <Card onFiles={onFiles} />,
  play: async ({ args, canvas, canvasElement, step }) => {
    const inner = area(canvasElement);
    const card = inner.parentElement as HTMLElement;
    const states = () => [card, inner].map(({ dataset }) => dataset.state);
    const expectStates = (...expected: string[]) => waitFor(() => expect(states()).toEqual(expected));
    await step("Files are dragged over the card, over the inner area, and away", async () => {
      card.dispatchEvent(drag("dragenter", holding(PDF)));
      await expectStates("over", "idle");
      canvas.getByLabelText("Choose files").dispatchEvent(drag("dragover", holding(PDF)));
      await expectStates("idle", "over");
      await expect(canvas.getByText("Let go to open them")).toBeVisible();
      inner.dispatchEvent(drag("dragleave", holding(PDF)));
      await expectStates("idle", "idle");
    });
    await step("Dragged text is left to the browser", async () => {
      const text = new DataTransfer();
      text.setData("text/plain", "Maya Okonkwo");
      const over = drag("dragover", text);
      inner.dispatchEvent(over);
      await expect(over.defaultPrevented).toBe(false);
      await expect(states()).toEqual(["idle", "idle"]);
    });
    await step("Files are dropped on the inner area, then on the card", async () => {
      const drop = drag("drop", holding(PDF, ZIP));
      inner.dispatchEvent(drop);
      await expect(drop.defaultPrevented).toBe(true);
      await expect(args.onFiles).toHaveBeenCalledTimes(1);
      await expect(args.onFiles).toHaveBeenCalledWith([PDF, ZIP]);
      card.dispatchEvent(drag("drop", holding(ZIP)));
      await expect(args.onFiles).toHaveBeenLastCalledWith([ZIP]);
    });
    await step("Files can be pasted while focus is inside, but not text with a picture", async () => {
      paste(holding(PDF));
      canvas.getByLabelText("Link").focus();
      const cells = holding(PDF);
      cells.setData("text/plain", "Maya");
      paste(cells);
      await expect(args.onFiles).toHaveBeenCalledTimes(2);
      paste(holding(PDF));
      await expect(args.onFiles).toHaveBeenCalledTimes(3);
    });
  },
};
