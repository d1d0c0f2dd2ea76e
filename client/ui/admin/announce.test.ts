import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce } from "./announce.ts";

const region = { textContent: "", isConnected: true, dataset: {} as Record<string, string> };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, 16));
  vi.stubGlobal("document", { createElement: () => region, body: { append: () => undefined } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what is told after a move is cleared, so that nobody finds it while reading the page", () => {
  announce("Ebene 2");
  expect(region.textContent).toBe("");
  vi.advanceTimersByTime(100);
  expect(region.textContent).toBe("Ebene 2");
  vi.advanceTimersByTime(3_000);
  announce("Ebene 1");
  vi.advanceTimersByTime(3_000);
  expect(region.textContent).toBe("Ebene 1");
  vi.advanceTimersByTime(2_000);
  expect(region.textContent).toBe("");
});
