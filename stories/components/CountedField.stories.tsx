import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, userEvent, waitFor } from "storybook/test";
import { Button, CountedField, type CountedFieldProps } from "../../src/index.ts";
import { atWidth, rightToLeft } from "../decorators.tsx";
import { stateful } from "../stateful.tsx";

const Counted = stateful(CountedField, "value", "onValueChange");

const meta = {
  title: "Forms/CountedField",
  component: CountedField,
  parameters: { alsoKnownAs: ["character counter", "character count", "maximum length"] },
  args: { label: "Tagline", value: "Ships on Friday.", limit: 40, onValueChange: fn() },
  // No control, because the story manages the value.
  argTypes: { value: { control: false } },
  render: (args) => <Counted {...args} />,
  decorators: atWidth("30rem"),
} satisfies Meta<typeof CountedField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { value: "Ships on Friday. Sleeps on Saturday", description: "Printed on the box.", error: "" },
};

export const States: Story = {
  render: ({ onValueChange }) => (
    <div className="pf:grid pf:gap-8">
      {[
        { label: "Far from the limit", value: "Ships on Friday." },
        { label: "Nearly full: at least 80 %", value: "Ships on Friday. Sleeps on Saturday" },
        { label: "Full", value: "Ships on Friday. Sleeps on Saturday, too" },
        { label: "Error", value: "Read more at ship.example", error: "Leave out the URL", description: "On the box." },
        { label: "Disabled", value: "Ships on Friday.", disabled: true },
      ].map((props) => (
        <CountedField key={props.label} limit={40} onValueChange={onValueChange} {...props} />
      ))}
    </div>
  ),
};

/** The limit is what fits on the box, and the description says where the text is printed. */
export const Do: Story = { tags: ["!dev", "!test"], args: { description: "Printed on the box, in quotation marks." } };

/** The label repeats the limit. The counter shows it as soon as people need it. */
export const Dont: Story = { tags: ["!dev", "!test"], args: { label: "Tagline (40 characters at most)" } };

export const LongText: Story = {
  args: {
    label: "The sentence that everybody who picks up the box will read first",
    description: "Printed at the foot of the box, in quotation marks, in the largest letters that fit.",
    value: "I have read the minutes, the footnotes and the appendix to the footnote.",
    limit: 72,
  },
  decorators: atWidth("18rem"),
};

export const RightToLeft: Story = {
  args: {
    label: "الشعار",
    value: "تنجز يوم الجمعة.",
    limit: 18,
    labels: {
      used: (length, limit) => `${length} من ${limit}`,
      left: (left) => `بقي ${left}`,
      full: (limit) => `الحد الأقصى ${limit}.`,
    },
  },
  decorators: rightToLeft("ar"),
};

const field = (canvas: { getByRole: (role: "textbox") => HTMLElement }) =>
  canvas.getByRole("textbox") as HTMLInputElement;

export const CutAtTheLimit: Story = {
  name: "Letters over the limit are dropped, and the caret stays",
  tags: ["!dev"],
  args: { value: "Ada Lovelace", limit: 14 },
  play: async ({ canvas, args, step }) => {
    const input = field(canvas);
    await step("Two of three typed letters fit", async () => {
      await userEvent.type(input, "xyz");
      await expect(input).toHaveValue("Ada Lovelacexy");
      await expect(args.onValueChange).toHaveBeenCalledTimes(2);
      await expect(canvas.getByText("14 characters: no more fit.")).toBeVisible();
    });
    await step("In the middle, pasted letters are cut, and the text after them stays", async () => {
      await userEvent.keyboard("{Backspace}{Backspace}");
      input.setSelectionRange(4, 4);
      await userEvent.paste("x".repeat(10_000));
      await expect(input).toHaveValue("Ada xxLovelace");
      await expect(input.selectionStart).toBe(6);
    });
    await step("An input method composes beyond the limit, and its text is cut at the end", async () => {
      fireEvent.input(input, { target: { value: "Ada Lovelaceあああ" }, isComposing: true });
      await expect(input).toHaveValue("Ada Lovelaceあああ");
      fireEvent.compositionEnd(input);
      await expect(input).toHaveValue("Ada Lovelaceああ");
    });
  },
};

/** A field with a button that sets another value, as Undo would. */
function WithUndo({ value: first, onValueChange, ...rest }: CountedFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <div className="pf:grid pf:gap-4">
      <CountedField
        {...rest}
        value={value}
        onValueChange={(next, mergeKey) => {
          setValue(next);
          onValueChange(next, mergeKey);
        }}
      />
      <Button onClick={() => setValue(first)}>Undo</Button>
    </div>
  );
}

export const CleanLine: Story = {
  name: "The value is one clean line, and the field shows it once it is left",
  tags: ["!dev"],
  args: { value: "" },
  render: (args) => <WithUndo {...args} />,
  play: async ({ canvas, args, step }) => {
    const input = field(canvas);
    const calls = () => (args.onValueChange as ReturnType<typeof fn>).mock.calls;
    await step("Spaces alone are an empty value, and nothing is reported", async () => {
      await userEvent.type(input, "   ");
      await userEvent.tab();
      await expect(input).toHaveValue("");
      await expect(calls()).toHaveLength(0);
    });
    await step("A pasted text is cleaned", async () => {
      await userEvent.click(input);
      await userEvent.paste("  Maya\t  Okonkwo\u0000 ");
      await expect(input).toHaveValue("  Maya   Okonkwo  ");
      await expect(calls().at(-1)?.[0]).toBe("Maya Okonkwo");
      await userEvent.type(input, "!");
      await userEvent.tab();
      await expect(input).toHaveValue("Maya Okonkwo !");
    });
    await step("A value from outside replaces the typed text", async () => {
      await userEvent.type(input, "  ");
      await userEvent.click(canvas.getByRole("button", { name: "Undo" }));
      await expect(input).toHaveValue("");
    });
    await step("Until the field loses focus, all changes have the same key", async () => {
      await userEvent.type(input, "A");
      const [pasted, typed, later] = calls().map(([, key]) => key);
      await expect(typed).toBe(pasted);
      await expect(later).not.toBe(pasted);
    });
  },
};

export const Counted80: Story = {
  name: "The counter shows at 80 %, and its description does not change",
  tags: ["!dev"],
  args: { value: "x".repeat(31), description: "Printed on the box." },
  play: async ({ canvas, canvasElement, step }) => {
    const input = field(canvas);
    const announcement = () => canvasElement.querySelector("[aria-live]")?.textContent;
    await step("Below 80 %, there is no counter", async () => {
      await expect(canvas.queryByText(/\/40$/)).not.toBeInTheDocument();
      await expect(input).toHaveAccessibleDescription("Printed on the box.");
    });
    await step("At 80 %, the counter appears, and from five characters left, it is announced", async () => {
      await userEvent.type(input, "x");
      await expect(canvas.getByText("32/40")).toBeVisible();
      await expect(announcement()).toBe("");
      await userEvent.type(input, "xxx");
      await expect(announcement()).toBe("5 characters left");
      await userEvent.type(input, "xxxx");
      await expect(announcement()).toBe("1 character left");
    });
    await step("The description has the count from when the field got focus", async () => {
      await expect(input).toHaveAccessibleDescription(expect.stringContaining("31 of 40 characters"));
      input.blur();
      input.focus();
      await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining("39 of 40 characters")));
    });
  },
};
