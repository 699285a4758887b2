import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type CollectedFigure,
  countDownload,
  DEFAULT_VIEW,
  downloadRight,
  isPaid,
  PAYMENTS,
  type PlanUse,
  viewCollection,
} from "./collected-figure.ts";
import { toFigureDesign } from "./figure-design.ts";

const figure = (given: Partial<CollectedFigure> & { name?: string; type?: string } = {}): CollectedFigure => ({
  id: given.id ?? "a",
  design: toFigureDesign({ spec: { name: given.name, type: given.type } }),
  payment: given.payment ?? "unpaid",
  createdAt: given.createdAt ?? "2026-01-01T00:00:00.000Z",
  updatedAt: given.updatedAt ?? "2026-01-01T00:00:00.000Z",
  downloadCount: 0,
  shareCount: 0,
});
const basic = (downloadsUsed: number): PlanUse => ({ plan: "basic", downloadsUsed });

test("a figure bought singly never touches the plan", () => {
  const bought = figure({ payment: "bought" });
  expect(downloadRight(bought, basic(2))).toBe("free");
  expect(countDownload(bought, basic(1))).toEqual([{ ...bought, downloadCount: 1 }, basic(1)]);
});

test("the first download of any other uses one, its later ones none", () => {
  for (const payment of ["plan", "unpaid"] as const) {
    const [first, use] = countDownload(figure({ payment }), basic(1));
    expect([first.payment, first.downloadCount, use.downloadsUsed]).toEqual(["unlocked", 1, 2]);
    const [second, after] = countDownload(first, use);
    expect([second.payment, second.downloadCount, after.downloadsUsed]).toEqual(["unlocked", 2, 2]);
  }
});

test("when none remains nothing changes", () => {
  const one = figure({ payment: "plan" });
  expect(downloadRight(one, basic(2))).toBe("none");
  expect(countDownload(one, basic(2))).toEqual([one, basic(2)]);
});

test("unlimited plans use none", () => {
  for (const plan of ["premium", "legendary"] as const) {
    const [after, use] = countDownload(figure({ payment: "plan" }), { plan, downloadsUsed: 2 });
    expect([after.payment, use.downloadsUsed]).toEqual(["unlocked", 2]);
  }
});

test("a download never takes a payment away, and never uses more than one", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PAYMENTS),
      fc.constantFrom("basic", "premium", "legendary"),
      fc.nat(4),
      (payment, plan, downloadsUsed) => {
        const before = figure({ payment });
        const [after, use] = countDownload(before, { plan, downloadsUsed } as PlanUse);
        expect(isPaid(before) && !isPaid(after)).toBe(false);
        expect(use.downloadsUsed - downloadsUsed).toBeGreaterThanOrEqual(0);
        expect(use.downloadsUsed - downloadsUsed).toBeLessThanOrEqual(1);
      },
    ),
  );
});

test("a view filters, searches without accents or case, and sorts by the dates that the cards show", () => {
  const all = [
    figure({ id: "1", name: "Tomás Herrera", payment: "plan", createdAt: "2026-01-02" }),
    figure({ id: "2", name: "anna 10", type: "villain", createdAt: "2025-12-31", updatedAt: "2026-01-03" }),
    figure({ id: "3", name: "Anna 9", payment: "bought", createdAt: "2026-01-01", updatedAt: "2026-01-04" }),
  ];
  const ids = (view: Partial<typeof DEFAULT_VIEW>) =>
    viewCollection(all, { ...DEFAULT_VIEW, ...view })
      .map(({ id }) => id)
      .join("");
  expect(ids({})).toBe("213");
  expect(ids({ sort: "oldest" })).toBe("312");
  expect(ids({ sort: "name" })).toBe("321");
  expect(ids({ search: " TOMAS" })).toBe("1");
  expect(ids({ search: "zebra" })).toBe("");
  expect(ids({ type: "villain" })).toBe("2");
  expect(ids({ state: "paid" })).toBe("13");
  expect(ids({ state: "draft" })).toBe("2");
  expect(all.map(({ id }) => id).join("")).toBe("123");
});
