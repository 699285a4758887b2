import { describe, expect, test, vi } from "vitest";
import { loadPageModule, matchRoute, type PageRoute, ROUTES } from "./routes.ts";

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

describe("loadPageModule", () => {
  const Page = () => null;
  const routeOf = (load: PageRoute["load"]): PageRoute => ({
    ...{ path: "/create", title: "X" },
    load,
  });

  test("A page is fetched once, and its component stays on the route", async () => {
    const load = vi.fn(async () => ({ Page }));
    const route = routeOf(load);
    expect(loadPageModule(route)).toBe(loadPageModule(route));
    expect(await loadPageModule(route)).toBe(Page);
    expect(route.Page).toBe(Page);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test("A page is fetched again after a failure", async () => {
    const load = vi.fn(async () => ({ Page })).mockRejectedValueOnce(new Error("offline"));
    const route = routeOf(load);
    await expect(loadPageModule(route)).rejects.toThrow("offline");
    expect(route.Page).toBeUndefined();
    expect(await loadPageModule(route)).toBe(Page);
  });

  test("Loading a page waits for what the URL's query asks for, and goes on without it where that fails", async () => {
    vi.stubGlobal("location", { search: "?tab=account" });
    const preloadQuery = vi.fn(async () => Promise.reject(new Error("offline")));
    const route = routeOf(async () => ({ Page, preloadQuery }));
    expect(await loadPageModule(route)).toBe(Page);
    expect(preloadQuery).toHaveBeenCalledWith("?tab=account");
    vi.unstubAllGlobals();
  });
});
