import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { type FigureSpec, ReferencePhoto, type ReferencePhotoProps, toFigureSpec } from "../../src/index.ts";
import { ForceState } from "../pseudo-states.tsx";
import { DAMAGED, FACE, HAIR, JUMPER, LANDSCAPE, PORTRAIT } from "./photos.ts";

/** Holds photo and figure as a page does. */
function Page({ photo: firstPhoto, onPhotoChange, spec: firstSpec, onSpecChange, ...rest }: ReferencePhotoProps) {
  const [photo, setPhoto] = useState(firstPhoto);
  const [spec, setSpec] = useState(firstSpec);
  return (
    <ReferencePhoto
      {...rest}
      photo={photo}
      onPhotoChange={(next) => {
        setPhoto(next);
        onPhotoChange(next);
      }}
      spec={spec}
      onSpecChange={(next) => {
        setSpec(next);
        onSpecChange(next);
      }}
    />
  );
}

const meta = {
  title: "Figure editor/ReferencePhoto",
  component: ReferencePhoto,
  parameters: { alsoKnownAs: ["color picker", "eyedropper"] },
  args: { photo: PORTRAIT, onPhotoChange: fn(), spec: toFigureSpec({}), onSpecChange: fn() },
  // The story holds them, as a page does.
  argTypes: { photo: { control: false }, spec: { control: false } },
  render: (args) => <Page {...args} />,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 440 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ReferencePhoto>;
export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole("button", { name });
/** The crosshair, once the photo is drawn. */
const crosshair = () => screen.findByRole<HTMLInputElement>("slider", { name: "Crosshair, left to right" });
const fileField = () => screen.getByLabelText<HTMLInputElement>("Add a photo to look at", { selector: "input" });
const colors = (name: string) =>
  within(screen.getByRole("group", { name }))
    .getAllByRole("button")
    .map((color) => color.textContent);

/** Taps the photo at a place, in per cent. */
async function tap({ x, y }: typeof FACE) {
  const photo = screen.getByRole("group", { name: "Your photo" });
  const { left, top, width, height } = photo.getBoundingClientRect();
  const coords = { clientX: left + (width * x) / 100, clientY: top + (height * y) / 100 };
  await userEvent.pointer({ keys: "[MouseLeft]", target: photo, coords });
}
/** The figure as the page last knew it. */
const last = (args: ReferencePhotoProps): FigureSpec | undefined => {
  const { calls } = (args.onSpecChange as ReturnType<typeof fn>).mock;
  return calls.at(-1)?.[0] as FigureSpec | undefined;
};

export const Playground: Story = { args: { labels: { remove: "Remove" } } };

export const LandscapePhoto: Story = { args: { photo: LANDSCAPE } };

/** Where a head covering is worn, its color can be taken too. */
export const WithAHeadCovering: Story = { args: { spec: toFigureSpec({ hair: "hijab" }) } };

export const States: Story = {
  render: (args) => (
    <div className="pf:grid pf:gap-8">
      {[
        { state: "Without a photo", part: <Page {...args} photo={undefined} /> },
        {
          state: "Hover on the button",
          part: (
            <ForceState hover="button">
              <Page {...args} photo={undefined} />
            </ForceState>
          ),
        },
        { state: "With a photo", part: <Page {...args} /> },
        {
          state: "Focus on the crosshair",
          part: (
            <ForceState focus="[type=range]">
              <Page {...args} />
            </ForceState>
          ),
        },
        { state: "A file that is no photo", part: <Page {...args} photo={DAMAGED} /> },
      ].map(({ state, part }) => (
        <div key={state} className="pf:grid pf:gap-2">
          <p className="pf:type-tag">{state}</p>
          {part}
        </div>
      ))}
    </div>
  ),
};

/** The button says what the photo is for: a person looks at it, and chooses. */
export const Do: Story = { tags: ["!dev"], args: { photo: undefined } };

/** These words promise a figure made from the photo, and the photo is only looked at. */
export const Dont: Story = {
  tags: ["!dev"],
  args: { photo: undefined, labels: { add: "Turn my photo into a figure" } },
};

export const LongText: Story = {
  args: {
    spec: toFigureSpec({ hair: "turban" }),
    labels: {
      add: "Ein Foto hinzufügen, das man sich beim Auswählen ansehen kann",
      change: "Anderes Foto auswählen",
      remove: "Foto wieder entfernen",
      fields: { skin: "Hautfarbe", hairColor: "Haarfarbe", outfitColor: "Kleidungsstücke" },
    },
  },
};

export const RightToLeft: Story = {
  args: {
    dir: "rtl",
    lang: "ar",
    labels: {
      photo: "صورتك",
      change: "تغيير الصورة",
      remove: "إزالة الصورة",
      privacy: "تبقى صورتك على هذا الجهاز وتختفي عند مغادرتك. لا يُتعرّف على أي شيء فيها.",
      help: "اضغط على الصورة لأخذ لون منها.",
      field: "خذ لونًا لـ",
      fields: { skin: "البشرة", hairColor: "الشعر", outfitColor: "الملابس" },
    },
  },
};

export const Tapped: Story = {
  name: "A tap on the photo offers the three nearest colours, and the chosen one is one change",
  play: async ({ args, step }) => {
    await crosshair();
    await step("Tap the face", async () => {
      await tap(FACE);
      await expect(colors("Nearest skin tones")).toEqual(["Umber", "Espresso", "Chestnut"]);
      await expect(screen.getByText("Nearest skin tones: Umber, Espresso, Chestnut")).toBeInTheDocument();
      await expect(args.onSpecChange).not.toHaveBeenCalled();
    });
    await step("Choose the nearest", async () => {
      await userEvent.click(button("Umber"));
      await expect(button("Umber")).toHaveAttribute("aria-pressed", "true");
      await expect(args.onSpecChange).toHaveBeenCalledTimes(1);
      await expect(last(args)).toEqual({ ...args.spec, skin: "umber" });
    });
    await step("Choosing it again changes nothing", async () => {
      await userEvent.click(button("Umber"));
      await expect(args.onSpecChange).toHaveBeenCalledTimes(1);
    });
    await step("Say that the color is for the hair, and tap it", async () => {
      await userEvent.click(screen.getByRole("radio", { name: "Hair" }));
      await tap(HAIR);
      await expect(colors("Nearest hair colours")[0]).toBe("Black");
      await userEvent.click(button("Black"));
      await expect(last(args)).toEqual({ ...args.spec, skin: "umber", hairColor: "black" });
    });
    await step("The jumper's color is for the clothes", async () => {
      await userEvent.click(screen.getByRole("radio", { name: "Clothes" }));
      await tap(JUMPER);
      await userEvent.click(button("Teal"));
      await expect(last(args)?.outfitColor).toBe("teal");
      await expect(args.onSpecChange).toHaveBeenCalledTimes(3);
    });
  },
};

export const ByKeyboard: Story = {
  name: "Arrow keys move the crosshair, Enter announces its colours, and Tab leads to them",
  play: async ({ args, step }) => {
    const slider = await crosshair();
    await step("Tab leads to what the color is for, then to the crosshair", async () => {
      await userEvent.tab();
      await expect(screen.getByRole("radio", { name: "Skin" })).toHaveFocus();
      await userEvent.tab();
      await expect(slider).toHaveFocus();
      await expect(slider).toHaveAccessibleDescription(/move the crosshair with the arrow keys/);
    });
    await step("Arrow keys move it by 1 %, with Shift by 10 %", async () => {
      await userEvent.keyboard("{ArrowRight}{ArrowDown}{ArrowDown}");
      await expect(slider).toHaveAttribute("aria-valuetext", "Near Umber, 51 % across, 52 % down");
      await userEvent.keyboard("{Shift>}{ArrowLeft}{ArrowUp}{/Shift}");
      await expect(slider).toHaveAttribute("aria-valuetext", "Near Umber, 41 % across, 42 % down");
    });
    await step("It stops at the edge", async () => {
      await userEvent.keyboard("{Shift>}{ArrowLeft>5/}{/Shift}");
      await expect(slider).toHaveValue("0");
      await userEvent.keyboard("{Shift>}{ArrowRight>5/}{/Shift}");
    });
    await step("Enter announces the colors, and the focus stays", async () => {
      await userEvent.keyboard("{Enter}");
      await expect(screen.getByText(/^Nearest skin tones: Umber, /)).toBeInTheDocument();
      await expect(slider).toHaveFocus();
    });
    await step("Tab leads to the first of them, and Enter chooses it", async () => {
      await userEvent.tab();
      await expect(button("Umber")).toHaveFocus();
      await userEvent.keyboard("{Enter}");
      await expect(last(args)).toEqual({ ...args.spec, skin: "umber" });
      await expect(button("Umber")).toHaveFocus();
    });
  },
};

export const ByScreenReader: Story = {
  name: "A slider for each direction moves the crosshair where a touch screen has no keys",
  play: async () => {
    const across = await crosshair();
    const down = screen.getByRole<HTMLInputElement>("slider", { name: "Crosshair, top to bottom" });
    await userEvent.click(screen.getByRole("radio", { name: "Clothes" }));
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    set?.call(down, "90");
    down.dispatchEvent(new Event("input", { bubbles: true }));
    await waitFor(() => expect(down).toHaveAttribute("aria-valuetext", "Near Teal, 50 % across, 90 % down"));
    // Its click on a slider has no place.
    across.click();
    await expect(await screen.findByText(/^Nearest fabric colours: Teal, /)).toBeInTheDocument();
  },
};

export const AddedAndRemoved: Story = {
  name: "A photo that is added is announced, and removing it leads back to the button",
  args: { photo: undefined },
  play: async ({ args, step }) => {
    await step("Add it", async () => {
      await userEvent.upload(fileField(), new File([PORTRAIT], "me.bmp", { type: "image/bmp" }));
      await crosshair();
      await expect(screen.getByText("Photo added")).toBeInTheDocument();
      await expect(screen.queryByRole("button", { name: "Add a photo to look at" })).not.toBeInTheDocument();
    });
    await step("Remove it", async () => {
      await userEvent.click(button("Remove photo"));
      await expect(args.onPhotoChange).toHaveBeenLastCalledWith(undefined);
      await expect(button("Add a photo to look at")).toHaveFocus();
      await expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    });
  },
};

export const Damaged: Story = {
  name: "A file that is no photo is refused with a sentence, and another can be added",
  args: { photo: undefined },
  play: async ({ step }) => {
    await step("Add a file that is damaged", async () => {
      await userEvent.upload(fileField(), new File([DAMAGED], "me.jpg", { type: "image/jpeg" }));
      await expect(await screen.findByText("This file cannot be shown as a photo. Try a JPEG or PNG.")).toBeVisible();
      await expect(screen.queryByRole("slider")).not.toBeInTheDocument();
    });
    await step("Add one that is not", async () => {
      await userEvent.upload(fileField(), new File([PORTRAIT], "me.bmp", { type: "image/bmp" }));
      await crosshair();
      await expect(screen.queryByText(/cannot be shown/)).not.toBeInTheDocument();
    });
  },
};

export const Narrow: Story = {
  name: "Nothing of the photo leaves a narrow window, with text twice as large too",
  args: { spec: toFigureSpec({ hair: "turban" }) },
  globals: { viewport: { value: "narrow" }, text: "200" },
  play: async () => {
    await crosshair();
    await tap(FACE);
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
