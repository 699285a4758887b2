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
  ])("matchRoute finds the page of %j, as a static host does", (pathname, path) => {
    expect(matchRoute(pathname).path).toBe(path);
  });

  test.each(["/no-such-page", "/Create", "/create/more", "/create.html", "/%", "/%E0%A4%A", "/404"])(
    "The path %j, which is no page, matches the 404",
    (pathname) => {
      expect(matchRoute(pathname).path).toBe("/404");
    },
  );

  test.each([
    ["/figures/", "/"],
    ["/figures", "/"],
    ["/figures/create/", "/create"],
    ["/figures/figures/", "/404"],
  ])("matchRoute finds the page of %j in a site that stands at /figures/", (pathname, path) => {
    expect(matchRoute(pathname.slice("/figures/".length - 1)).path).toBe(path);
  });

  test("Every prerendered page is found at its own path", () => {
    expect(ROUTES.map(({ path }) => matchRoute(path))).toEqual(ROUTES);
  });
});

test("The dashboard loads with the tab that the URL names, or without it where that fails", async () => {
  const DashboardPage = () => null;
  const preloadTab = vi.fn(async () => Promise.reject(new Error("offline")));
  vi.doMock("../collection/DashboardPage.tsx", () => ({ DashboardPage, preloadTab }));
  vi.stubGlobal("location", { search: "?tab=account" });
  expect(await matchRoute("/dashboard").page.load()).toBe(DashboardPage);
  expect(preloadTab).toHaveBeenCalledWith("?tab=account");
  vi.unstubAllGlobals();
});
