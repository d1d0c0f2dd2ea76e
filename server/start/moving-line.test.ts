import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startMovingLine } from "./moving-line.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CLEAR = "\r\u001B[2K";

it("moves, stays below other lines, and is gone at the end", () => {
  const written: string[] = [];
  const line = startMovingLine({ write: (text: string) => written.push(text) > 0 });
  vi.advanceTimersByTime(1_200);
  expect(new Set(written).size).toBeGreaterThan(5);
  expect(written.at(-1)).toBe(`${CLEAR}  ⠋ starting, 1 s`);
  line.write("building the client\n");
  expect(written.slice(-2)).toEqual([`${CLEAR}building the client\n`, `${CLEAR}  ⠋ starting, 1 s`]);
  line.end();
  line.end();
  expect(written.at(-1)).toBe(CLEAR);
  line.write("Site\n");
  vi.advanceTimersByTime(1_200);
  expect(written.slice(-2)).toEqual([CLEAR, "Site\n"]);
});
