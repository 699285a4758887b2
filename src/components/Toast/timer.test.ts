import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startTimer } from "./timer.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("A timer ends once, after its duration", () => {
  const onElapsed = vi.fn();
  startTimer(6000, () => false, onElapsed);
  vi.advanceTimersByTime(5999);
  expect(onElapsed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onElapsed).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test("A paused timer restarts with its full duration when the pause ends", () => {
  const onElapsed = vi.fn();
  let isPaused = true;
  startTimer(6000, () => isPaused, onElapsed);
  vi.advanceTimersByTime(12_000);
  isPaused = false;
  vi.advanceTimersByTime(5999);
  expect(onElapsed).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onElapsed).toHaveBeenCalledTimes(1);
});

test("A stopped timer never ends, paused or not", () => {
  const onElapsed = vi.fn();
  const stops = [true, false].map((isPaused) => startTimer(6000, () => isPaused, onElapsed));
  vi.advanceTimersByTime(5000);
  for (const stop of stops) stop();
  vi.advanceTimersByTime(60_000);
  expect(onElapsed).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});
