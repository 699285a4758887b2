import { expect, test } from "vitest";
import { addToast, closeToasts, removeToast, shownToasts, type ToastItem } from "./toast-list.ts";

const item = (id: number, message = `Message ${id}`): ToastItem => ({ id, message, open: true });
const ids = (toasts: readonly ToastItem[]) => toasts.map(({ id }) => id);

const offer = (id: number): ToastItem => ({ ...item(id), action: { label: "Undo", onClick: () => {} } });
const addAll = (...items: ToastItem[]) => items.reduce<readonly ToastItem[]>((now, next) => addToast(next)(now), []);

test("A new toast comes first, and only one earlier toast stays", () => {
  expect(ids(addAll(item(1), item(2), item(3)))).toEqual([3, 2]);
});

test("A new toast never replaces a toast with an action", () => {
  const toasts = addAll(offer(1), item(2), item(3), offer(4), item(5));
  expect(ids(toasts)).toEqual([5, 4, 1]);
  expect(ids(shownToasts(toasts))).toEqual([5, 4]);
  expect(ids(shownToasts(removeToast(5)(toasts)))).toEqual([4, 1]);
});

test("A toast that is fading out does not count toward the limit", () => {
  const toasts = closeToasts(({ id }) => id === 2)(addAll(item(1), item(2)));
  expect(ids(shownToasts(addToast(item(3))(toasts)))).toEqual([3, 2, 1]);
});

test("A repeated message is shown once, as the first toast", () => {
  const toasts = addToast(item(3, "Saved"))([item(2), item(1, "Saved")]);
  expect(ids(toasts)).toEqual([3, 2]);
});

test("A closed toast keeps its position until it is removed", () => {
  const closed = closeToasts(({ id }) => id === 2)([item(3), item(2), item(1)]);
  expect(closed.map(({ id, open }) => [id, open])).toEqual([
    [3, true],
    [2, false],
    [1, true],
  ]);
  expect(ids(removeToast(2)(closed))).toEqual([3, 1]);
});
