import fc from "fast-check";
import { expect, test } from "vitest";
import { toFigureDesign } from "../figure/schema/design.ts";
import type { CollectedFigure } from "./collected-figure.ts";
import {
  asPrinted,
  countDownload,
  countSharedPicture,
  downloadRight,
  isPaid,
  PAYMENTS,
  type PlanUse,
  returnRight,
  spendRight,
} from "./entitlement.ts";

const figure = (given: Partial<CollectedFigure> = {}): CollectedFigure => ({
  id: given.id ?? "a",
  design: toFigureDesign({}),
  payment: given.payment ?? "unpaid",
  createdAt: given.createdAt ?? "2026-01-01T00:00:00.000Z",
  updatedAt: given.updatedAt ?? "2026-01-01T00:00:00.000Z",
  downloadCount: 0,
  shareCount: 0,
});
const basic = (downloadsUsed: number): PlanUse => ({ plan: "basic", downloadsUsed });

test("Downloading a figure bought individually uses no plan download", () => {
  const bought = figure({ payment: "bought" });
  expect(downloadRight(bought, basic(2))).toBe("free");
  expect(countDownload(bought, basic(1))).toEqual([{ ...bought, downloadCount: 1 }, basic(1)]);
});

test("Only a figure's first download uses up one of the plan's downloads", () => {
  for (const payment of ["plan", "unpaid"] as const) {
    const [first, use] = countDownload(figure({ payment }), basic(1));
    expect([first.payment, first.downloadCount, use.downloadsUsed]).toEqual(["unlocked", 1, 2]);
    const [second, after] = countDownload(first, use);
    expect([second.payment, second.downloadCount, after.downloadsUsed]).toEqual(["unlocked", 2, 2]);
  }
});

test("A shared picture uses up one plan download and unlocks its figure", () => {
  const plan = figure({ payment: "plan" });
  const taken = spendRight(basic(1), "uses-one");
  expect(taken).toEqual(basic(2));
  expect(countSharedPicture(plan, taken, "uses-one")).toEqual([
    { ...plan, payment: "unlocked", shareCount: 1 },
    basic(2),
  ]);
  expect(returnRight(taken, "uses-one")).toEqual(basic(1));
});

test("A right is given back if another picture unlocked the figure first", () => {
  for (const payment of ["bought", "unlocked"] as const)
    expect(countSharedPicture(figure({ payment }), basic(2), "uses-one")).toEqual([
      { ...figure({ payment }), shareCount: 1 },
      basic(1),
    ]);
});

test("A free right changes the plan neither when taken nor when given back", () => {
  expect(spendRight(basic(1), "free")).toEqual(basic(1));
  expect(returnRight(basic(1), "free")).toEqual(basic(1));
  expect(countSharedPicture(figure({ payment: "bought" }), basic(1), "free")).toEqual([
    { ...figure({ payment: "bought" }), shareCount: 1 },
    basic(1),
  ]);
});

test("A page prints PREVIEW unless the figure is bought or downloaded", () => {
  const printed = PAYMENTS.map((payment) => [payment, isPaid(asPrinted(figure({ payment })))]);
  expect(Object.fromEntries(printed)).toEqual({ unpaid: false, plan: false, unlocked: true, bought: true });
});

test("countDownload changes nothing if the plan has no downloads left", () => {
  const one = figure({ payment: "plan" });
  expect(downloadRight(one, basic(2))).toBe("none");
  expect(countDownload(one, basic(2))).toEqual([one, basic(2)]);
});

test("A download on an unlimited plan does not increase the used downloads", () => {
  for (const plan of ["premium", "legendary"] as const) {
    const [after, use] = countDownload(figure({ payment: "plan" }), { plan, downloadsUsed: 2 });
    expect([after.payment, use.downloadsUsed]).toEqual(["unlocked", 2]);
  }
});

test("A download never removes a payment or uses up two plan downloads", () => {
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
