import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { RadioGroup, RadioGroupItem, type RadioGroupProps } from "./RadioGroup.tsx";

/** Renders a group of two radio buttons and returns their HTML without class names. */
const radios = (props: RadioGroupProps<string>) =>
  renderToStaticMarkup(
    <RadioGroup {...props}>
      <RadioGroupItem value="a">A</RadioGroupItem>
      <RadioGroupItem value="b">B</RadioGroupItem>
    </RadioGroup>,
  )
    .match(/<input[^>]*>/g)
    ?.map((input) => input.replace(/ class="[^"]*"/, ""));

it("Every radio button has the group's name, form and required state", () => {
  expect(radios({ name: "type", form: "order", required: true })).toEqual([
    '<input type="radio" form="order" required="" name="type" value="a"/>',
    '<input type="radio" form="order" required="" name="type" value="b"/>',
  ]);
});

it("Without a name, the radio buttons share a generated one", () => {
  const names = radios({})?.map((radio) => /name="([^"]+)"/.exec(radio)?.[1]);
  expect(names?.[0]).toBeTruthy();
  expect(names?.[0]).toBe(names?.[1]);
});

it("Server rendering checks the controlled value, else the default value", () => {
  const checked = (props: RadioGroupProps<string>) => radios(props)?.map((radio) => radio.includes("checked"));
  expect(checked({})).toEqual([false, false]);
  expect(checked({ defaultValue: "b" })).toEqual([false, true]);
  expect(checked({ value: "a", defaultValue: "b" })).toEqual([true, false]);
  expect(checked({ value: null, defaultValue: "b" })).toEqual([false, false]);
});

it("An item outside a group throws an error that names the group", () => {
  expect(() => renderToStaticMarkup(<RadioGroupItem value="a">A</RadioGroupItem>)).toThrow("must be in a RadioGroup");
});
