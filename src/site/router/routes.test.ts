import { describe, expect, test, vi } from "vitest";
import { matchRoute, ROUTES } from "./routes.ts";

describe("matchRoute", () => {
  test.each([
    ["/", "/"],
    ["", "/"],
    ["//", "/"],
    ["/index.html", "/"],
    ["/create", "/create"],
    ["/create/", "/create"],
    ["/create/index", "/create"],
    ["/create/index.html", "/create"],
    ["/cre%61te", "/create"],
    ["/dashboard", "/dashboard"],
  ])("matches %j to the page %j, as a static host does", (pathname, path) => {
    expect(matchRoute(pathname).path).toBe(path);
  });

  test.each(["/no-such-page", "/Create", "/create/more", "/create.html", "/%", "/%E0%A4%A", "/404"])(
    "matches the 404 for the unknown path %j",
    (pathname) => {
      expect(matchRoute(pathname).path).toBe("/404");
    },
  );

  test.each([
    ["/figures/", "/"],
    ["/figures", "/"],
    ["/figures/create/", "/create"],
    ["/figures/figures/", "/404"],
  ])("matches %j to the page %j on a site under /figures/", (pathname, path) => {
    expect(matchRoute(pathname.slice("/figures/".length - 1)).path).toBe(path);
  });

  test("matches the path of every prerendered page to that page", () => {
    expect(ROUTES.map(({ path }) => matchRoute(path))).toEqual(ROUTES);
  });
});

test("The dashboard loads even if the code of the URL's tab does not", async () => {
  const DashboardPage = () => null;
  const preloadTab = vi.fn(async () => Promise.reject(new Error("offline")));
  vi.doMock("../collection/DashboardPage.tsx", () => ({ DashboardPage, preloadTab }));
  vi.stubGlobal("location", { search: "?tab=account" });
  expect(await matchRoute("/dashboard").page.load()).toBe(DashboardPage);
  expect(preloadTab).toHaveBeenCalledWith("?tab=account");
  vi.unstubAllGlobals();
});
