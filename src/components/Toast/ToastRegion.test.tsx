import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { ToastRegion } from "./ToastRegion.tsx";
import { toast } from "./toast-queue.ts";

afterEach(() => void vi.unstubAllGlobals());

test("Server-rendered HTML contains an empty live region and no toast", () => {
  vi.stubGlobal("document", {});
  toast("Saved.");
  expect(renderToString(<ToastRegion />)).toMatch(/^<div role="status" aria-live="polite" class="[^"]+"><\/div>$/);
});
