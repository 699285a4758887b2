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
  ])("finds the page of %j, like a static host", (pathname, path) => {
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
  ])("finds the page of %j in a site under /figures/", (pathname, path) => {
    expect(matchRoute(pathname.slice("/figures/".length - 1)).path).toBe(path);
  });

  test("Every prerendered page is found at its own path", () => {
    expect(ROUTES.map(({ path }) => matchRoute(path))).toEqual(ROUTES);
  });
});

test("The dashboard loads with the URL's tab, or without it if that fails", async () => {
  const DashboardPage = () => null;
  const preloadTab = vi.fn(async () => Promise.reject(new Error("offline")));
  vi.doMock("../collection/DashboardPage.tsx", () => ({ DashboardPage, preloadTab }));
  vi.stubGlobal("location", { search: "?tab=account" });
  expect(await matchRoute("/dashboard").page.load()).toBe(DashboardPage);
  expect(preloadTab).toHaveBeenCalledWith("?tab=account");
  vi.unstubAllGlobals();
});
