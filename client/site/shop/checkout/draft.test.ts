import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { changeDraft, forgetDraft } from "./draft.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  };
  vi.stubGlobal("window", { sessionStorage });
  forgetDraft();
});
afterEach(() => {
  forgetDraft();
  vi.unstubAllGlobals();
});

test("an address under earlier names is read, and stored under the current ones", () => {
  const key = "0123456789abcdef";
  stored.set("checkout", JSON.stringify({ vname: "Änne", nname: "Öz", addr: "Hang 1", plz: "98999", key }));
  changeDraft({ city: "Sonnenau" });
  const kept = JSON.parse(stored.get("checkout") ?? "{}") as Record<string, string>;
  expect(kept).toMatchObject({ firstName: "Änne", lastName: "Öz", street: "Hang 1", zip: "98999", key });
  expect(kept).toMatchObject({ city: "Sonnenau" });
  for (const name of ["vname", "nname", "addr", "plz"]) expect(kept).not.toHaveProperty(name);
});
