import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { ToastProvider, useAnnounce, useToast } from "./ToastProvider.tsx";
import { ToastViewport } from "./ToastViewport.tsx";

test("Server-rendered HTML contains an empty live region and no toast", () => {
  const html = renderToString(
    <ToastProvider>
      <ToastViewport />
    </ToastProvider>,
  );
  expect(html).toMatch(/^<div role="status" aria-live="polite" class="[^"]+"><\/div>$/);
});

test.each([
  ["useToast", useToast],
  ["useAnnounce", useAnnounce],
])("%s throws without a ToastProvider", (_, hook: () => unknown) => {
  const Caller = () => {
    hook();
    return null;
  };
  expect(() => renderToString(<Caller />)).toThrow("ToastProvider");
});
