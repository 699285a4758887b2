import { expect, test, vi } from "vitest";
import { preloadPage } from "./layout/lazy-page.tsx";
import { PAGES, pageAt } from "./pages.tsx";

test.each(["/no-such-page", "/Create", "/create/more", "/create.html", "/%", "/%E0%A4%A", "/404", "/*"])(
  "An unknown path such as %j has the 404 page",
  (pathname) => expect(pageAt(pathname).path).toBe("*"),
);

test("Every page is at its path", () => {
  expect(PAGES.map(({ path }) => pageAt(path))).toEqual(PAGES);
});

test("The dashboard loads even if the code of the URL's tab does not", async () => {
  const DashboardPage = () => null;
  const preload = vi.fn(async () => Promise.reject(new Error("offline")));
  vi.doMock("./collection/DashboardPage.tsx", () => ({ DashboardPage, preload }));
  vi.stubGlobal("location", { search: "?tab=account" });
  expect(await preloadPage("/dashboard?tab=account")).toBe(DashboardPage);
  expect(preload).toHaveBeenCalledWith("?tab=account");
  vi.unstubAllGlobals();
});
