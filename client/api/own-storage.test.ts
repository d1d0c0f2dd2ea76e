import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { storageStub } from "#testing/client/storage.ts";
import { dropOwn, hasKeptDrafts, keepOwn, type OwnKind, readOwn } from "./own-storage.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", storageStub());
  vi.stubGlobal("sessionStorage", storageStub());
});
afterEach(() => vi.unstubAllGlobals());

const kinds: OwnKind[] = ["draft", "steps", "recent-picks"];

test("each user has values of their own; damaged ones are none", () => {
  for (const kind of kinds) {
    expect(keepOwn(kind, "ida", "e1", { text: kind })).toBe(true);
    expect(readOwn(kind, "ida", "e1")).toEqual({ text: kind });
    expect(readOwn(kind, "otto", "e1")).toBeNull();
  }
  expect(sessionStorage.length).toBe(1);
  localStorage.setItem("draft/otto/e1", "{");
  expect(readOwn("draft", "otto", "e1")).toBeNull();
  dropOwn("draft", "ida", "e1");
  expect(readOwn("draft", "ida", "e1")).toBeNull();
});

test("without a storage nothing fails, and the caller learns that nothing is stored", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(keepOwn("draft", "ida", "e1", "")).toBe(false);
  expect(readOwn("draft", "ida", "e1")).toBeNull();
  expect(hasKeptDrafts()).toBe(false);
  dropOwn("draft", "ida", "e1");
});

test("a sign-out deletes everything of every user, and nothing is stored while its page is left", async () => {
  // The module stays signed out. Tests in other files of this process need a fresh copy.
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { dropAllOwn, ...own } = await import("./own-storage.ts");
  for (const kind of kinds) for (const user of ["ida", "otto"]) own.keepOwn(kind, user, "e1", "");
  localStorage.setItem("cart", "[]");
  expect(own.hasKeptDrafts()).toBe(true);
  const follow = vi.fn();
  onTestFinished(own.followSignOut(follow));
  const other = new BroadcastChannel("sign-out");
  const told = new Promise((resolve) => other.addEventListener("message", resolve, { once: true }));
  dropAllOwn();
  await told;
  other.close();
  expect(follow, "the tab that signs out is not reloaded").not.toHaveBeenCalled();
  expect(own.keepOwn("draft", "ida", "e1", "")).toBe(true);
  expect(own.hasKeptDrafts()).toBe(false);
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([["cart"], []]);
});

test("a sign-out in another tab deletes what this tab stores, and ends storing", async () => {
  vi.resetModules();
  onTestFinished(() => void vi.resetModules());
  const { followSignOut, ...own } = await import("./own-storage.ts");
  const told = new Promise<void>((resolve) => onTestFinished(followSignOut(resolve)));
  own.keepOwn("steps", "ida", "e1", "");
  sessionStorage.setItem("last-public-page", "/Aktuelles/entwurf");
  // Imports the module a second time, to act as another tab.
  vi.resetModules();
  const other = await import("./own-storage.ts");
  other.dropAllOwn();
  await told;
  own.keepOwn("draft", "ida", "e1", "");
  expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
});
