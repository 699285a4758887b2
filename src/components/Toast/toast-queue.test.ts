import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ToastRegion } from "./ToastRegion.tsx";
import {
  addRegion,
  announce,
  closeToast,
  closeToasts,
  getQueue,
  leavePage,
  removeToast,
  shownToasts,
  toast,
} from "./toast-queue.ts";

const action = { label: "Undo", onClick: () => {} };
const messages = (toasts = getQueue().toasts) => toasts.map(({ message }) => message);
const open = () => messages(getQueue().toasts.filter((each) => each.open));
const shown = () => messages(shownToasts(getQueue().toasts));

test("A server cannot write to the queue", () => {
  for (const write of [() => toast("Saved."), () => announce("2 figures")]) expect(write).toThrow("need a browser");
  expect(getQueue().toasts).toEqual([]);
  expect(closeToasts).not.toThrow();
});

describe("in a browser", () => {
  let removeRegion = () => {};
  beforeEach(() => {
    vi.stubGlobal("document", {});
    removeRegion = addRegion({});
  });
  afterEach(() => {
    removeRegion();
    closeToasts();
    for (const { id } of getQueue().toasts) removeToast(id);
    vi.unstubAllGlobals();
  });

  test("A new toast comes first, and only one earlier toast stays", () => {
    for (const message of ["1", "2", "3"]) toast(message);
    expect(messages()).toEqual(["3", "2"]);
  });

  test("A new toast never replaces a toast with an action", () => {
    toast("1", { action });
    toast("2");
    toast("3");
    toast("4", { action });
    const close = toast("5");
    expect(messages()).toEqual(["5", "4", "1"]);
    expect(shown()).toEqual(["5", "4"]);
    removeRegion();
    close();
    expect(shown()).toEqual(["4", "1"]);
  });

  test("A toast that is fading out does not count toward the limit", () => {
    toast("1");
    toast("2")();
    toast("3");
    expect(shown()).toEqual(["3", "2", "1"]);
  });

  test("A repeated message is shown once, as the first toast", () => {
    for (const message of ["Saved", "2", "Saved"]) toast(message);
    expect(messages()).toEqual(["Saved", "2"]);
  });

  test("A closed toast keeps its position until it is removed", () => {
    toast("1", { action });
    const close = toast("2", { action });
    toast("3");
    close();
    expect(messages()).toEqual(["3", "2", "1"]);
    expect(open()).toEqual(["3", "1"]);
    removeToast(getQueue().toasts[1]?.id ?? 0);
    expect(messages()).toEqual(["3", "1"]);
  });

  test("Without a region, a closed toast is removed immediately", () => {
    removeRegion();
    toast("1")();
    expect(messages()).toEqual([]);
  });

  test("The close function of a replaced toast leaves the new one open", () => {
    const close = toast("Saved");
    toast("Saved");
    close();
    expect(open()).toEqual(["Saved"]);
  });

  test("onClose is called once, however the toast closes", () => {
    const closings: ((id: number) => void)[] = [
      closeToast,
      closeToasts,
      leavePage,
      () => toast("Deleted."),
      (id) => {
        closeToast(id);
        removeToast(id);
      },
    ];
    for (const close of closings) {
      const onClose = vi.fn();
      toast("Deleted.", { action, onClose });
      expect(onClose).not.toHaveBeenCalled();
      close(getQueue().toasts[0]?.id ?? 0);
      closeToasts();
      expect(onClose, String(close)).toHaveBeenCalledOnce();
    }
  });

  test("A page change closes successes and actions, except sticky ones", () => {
    toast("Deleted.", { action });
    toast("Update", { action, isSticky: true });
    toast("Saved.", { variant: "success" });
    toast("You’re offline.");
    leavePage();
    expect(open()).toEqual(["You’re offline.", "Update"]);
    expect(getQueue().announcement).toBeUndefined();
  });

  test("Server-rendered HTML contains an empty live region and no toast", () => {
    toast("Saved.");
    const html = renderToString(createElement(ToastRegion));
    expect(html).toMatch(/^<div role="status" aria-live="polite" class="[^"]+"><\/div>$/);
  });
});
