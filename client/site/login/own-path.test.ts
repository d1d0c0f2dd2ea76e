// Where signing in leads to: always a path of this site.
import { expect, it } from "vitest";
import { ownPathOr } from "./own-path.ts";

it("is the path that is asked for, encoded for a header", () => {
  for (const [next, path] of [
    ["/Aktuelles?seite=2", "/Aktuelles?seite=2"],
    ["/admincenter/files#a", "/admincenter/files#a"],
    ["/Obst und €", "/Obst%20und%20%E2%82%AC"],
  ] as const)
    expect(ownPathOr(next, "/")).toBe(path);
});

it("is never another site", () => {
  for (const next of [
    null,
    "",
    "https://example.org/",
    "javascript:alert(1)",
    "//example.org",
    "/\\example.org",
    "/\t/example.org",
    "/\n\\example.org",
    "/a/..//example.org",
    "//[",
  ])
    expect(ownPathOr(next, "/sonst"), String(next)).toBe("/sonst");
});
