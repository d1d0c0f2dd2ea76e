import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { recentPicks, rememberPicks } from "./recent-picks.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

const id = (number: number): string => `0191a2b3-0000-7000-8000-${String(number).padStart(12, "0")}`;

test("files chosen last are first, each once, and at most twenty", () => {
  expect(recentPicks("ida")).toEqual([]);
  rememberPicks("ida", [id(1), id(2)]);
  expect(rememberPicks("ida", [id(3), id(2)])).toEqual([id(3), id(2), id(1)]);
  expect(recentPicks("ida")).toEqual([id(3), id(2), id(1)]);
  rememberPicks(
    "ida",
    Array.from({ length: 19 }, (_, index) => id(100 + index)),
  );
  expect(recentPicks("ida")).toHaveLength(20);
  expect(recentPicks("ida").at(-1)).toBe(id(3));
});

test.each(["{", "null", '"x"', `[1, "x", "${id(1)}"]`])("what is no id is left out: %s", (stored) => {
  rememberPicks("ida", [id(9)]);
  for (const name of kept.keys()) kept.set(name, stored);
  expect(recentPicks("ida")).toEqual(stored.includes(id(1)) ? [id(1)] : []);
});

test("without a storage the chosen files are returned, and nothing fails", () => {
  const refuse = (): never => {
    throw new Error("disabled");
  };
  vi.stubGlobal("localStorage", { getItem: refuse, setItem: refuse });
  expect(rememberPicks("ida", [id(1)])).toEqual([id(1)]);
  expect(recentPicks("ida")).toEqual([]);
});
