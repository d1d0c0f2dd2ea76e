import { expect, it } from "vitest";
import { loginPathFrom, ownPathOr, pathBefore } from "./own-path.ts";

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
    "//evil",
    "/\\evil",
    "\\/evil",
    "/\\/evil",
    " //evil",
    "/.//evil",
    "https:evil",
    "/\\example.org",
    "/\t/example.org",
    "/\n\\example.org",
    "/a/..//example.org",
    "//[",
  ])
    expect(ownPathOr(next, "/sonst"), String(next)).toBe("/sonst");
});

it("is the page whose footer was followed, with its query and its language", () => {
  expect(loginPathFrom("/Kontakt", "/Kontakt")).toBe("/login?next=%2FKontakt");
  expect(loginPathFrom("/suche", "/en/suche?q=%C3%84pfel&seite=2")).toBe(
    "/login?next=%2Fen%2Fsuche%3Fq%3D%25C3%2584pfel%26seite%3D2",
  );
  for (const path of ["/", "/login"]) expect(loginPathFrom(path, `${path}?next=//evil`)).toBe("/login");
});

it("is the page before, if it is of this site, where the link did not name it", () => {
  const origin = "https://verein.example";
  expect(pathBefore(`${origin}/Aktuelles?seite=2`, origin)).toBe("/Aktuelles?seite=2");
  for (const other of [
    "",
    "https://evil.example/Aktuelles",
    `${origin}/login?next=/x`,
    `${origin}/en/login`,
    `${origin}//evil`,
  ])
    expect(pathBefore(other, origin), other).toBe("/");
});
