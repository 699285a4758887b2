// The unit tests of an app that uses the library, for jsdom and happy-dom. Neither has layout, animations or popovers.

import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { Button, Dialog, DialogContent, DialogTrigger, Switch, ToastRegion, toast } from "profigure";
// biome-ignore lint/style/noRestrictedImports: a consumer has only the package's name.
import { FigurePortrait, toFigureDesign, useFigureMotion } from "profigure/figure";
import { useRef } from "react";
import { afterEach, expect, test } from "vitest";
import { FIXTURES } from "./fixtures.tsx";

afterEach(cleanup);

const names = Object.keys(FIXTURES) as (keyof typeof FIXTURES)[];
const CONTROLS = "button, summary, [role=tab], input:not([type=file]), textarea, select";

test.each(names)("%s can be rendered, hovered and clicked", async (name) => {
  // A closing dialog takes no pointer events.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(FIXTURES[name]({}));
  for (const control of [...document.querySelectorAll(CONTROLS)].slice(0, 12)) {
    if (!control.isConnected) continue;
    await user.hover(control);
    await user.keyboard("{Escape}");
    await user.click(control);
    await user.unhover(control);
  }
});

test("A dialog opens, moves with Tab, and closes on Escape", async () => {
  const user = userEvent.setup();
  render(
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent heading="Delete?">
        <Button>Delete</Button>
      </DialogContent>
    </Dialog>,
  );
  await user.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByRole("dialog", { name: "Delete?" })).toBeTruthy();
  await user.tab();
  await user.tab();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("A toast appears, and Dismiss removes it", async () => {
  const user = userEvent.setup();
  render(<ToastRegion />);
  toast("Saved.");
  await user.click(await screen.findByRole("button", { name: /Dismiss/ }));
  await waitFor(() => expect(screen.queryByRole("button", { name: /Dismiss/ })).toBeNull());
});

test("A switch with a name is part of its form's data", async () => {
  const user = userEvent.setup();
  const { container } = render(
    <form>
      <Switch name="mail" aria-label="Mail" />
    </form>,
  );
  await user.click(screen.getByRole("switch", { name: "Mail" }));
  expect(container.querySelector("form") && [...new FormData(container.querySelector("form") ?? undefined)]).toEqual([
    ["mail", "on"],
  ]);
});

test("A figure can be watched", async () => {
  function Moving() {
    const ref = useRef<HTMLDivElement>(null);
    useFigureMotion(ref, { trigger: "change" });
    return (
      <div ref={ref}>
        <FigurePortrait spec={toFigureDesign({}).spec} />
      </div>
    );
  }
  const user = userEvent.setup();
  render(<Moving />);
  await user.hover(await screen.findByRole("img"));
});
