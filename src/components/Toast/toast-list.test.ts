import { expect, test } from "vitest";
import { addToast, closeToasts, removeToast, type ToastItem } from "./toast-list.ts";

const item = (id: number, message = `Message ${id}`): ToastItem => ({ id, message, open: true });
const ids = (toasts: readonly ToastItem[]) => toasts.map(({ id }) => id);

test("A new toast stands before the others and pushes none of them away", () => {
  const toasts = [1, 2, 3].reduce<readonly ToastItem[]>((now, id) => addToast(item(id))(now), []);
  expect(ids(toasts)).toEqual([3, 2, 1]);
});

test("The same message stands in the list once, where the newest is", () => {
  const toasts = addToast(item(3, "Saved"))([item(2), item(1, "Saved")]);
  expect(ids(toasts)).toEqual([3, 2]);
});

test("A closed toast stays in its place until it is removed", () => {
  const closed = closeToasts(({ id }) => id === 2)([item(3), item(2), item(1)]);
  expect(closed.map(({ id, open }) => [id, open])).toEqual([
    [3, true],
    [2, false],
    [1, true],
  ]);
  expect(ids(removeToast(2)(closed))).toEqual([3, 1]);
});
