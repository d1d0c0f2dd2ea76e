import { describe, expect, it } from "vitest";
import { completed, type Navigation, problemOf } from "#contract/values/navigation.ts";
import { laterPages } from "#contract/values/pages.ts";
import { movedBy, movedIn, movedOut, movedTo, relabelled, spotOf, withHidden } from "./move-page.ts";

const own = ["verein", "vorstand", "mannschaft"];
const added = [...laterPages, ...own];
const tree = completed(null, added);
const pages = (one: Navigation | null, area: "main" | "footer" | "none") =>
  one?.[area].map(({ page, children }) => (children.length > 0 ? [page, children.map((child) => child.page)] : page));
const at = (page: string, area: "main" | "footer" | "none" = "none") => ({ area, page });

describe("a site's tree", () => {
  it("begins with the menus that every site has; what is added stands in no menu", () => {
    expect(tree.main.map(({ page }) => page)).toEqual([
      "Willkommen",
      "Aktuelles",
      "Veranstaltungen",
      "Erlebnis",
      "/shop",
      "Projekt",
      "/gaestebuch",
    ]);
    expect(pages(tree, "none")).toEqual(["/newsletter", "/Bildnachweise", ...own]);
    expect(problemOf(tree, added)).toBeNull();
  });

  it("leaves out what is gone, and keeps what stood below it", () => {
    const nested = movedIn(tree, at("vorstand"));
    expect(pages(nested, "none")).toEqual(["/newsletter", "/Bildnachweise", ["verein", ["vorstand"]], "mannschaft"]);
    expect(pages(completed(nested, [...laterPages, "vorstand"]), "none")).toEqual([
      "/newsletter",
      "/Bildnachweise",
      "vorstand",
    ]);
  });
});

describe("a site that lacks pages", () => {
  it("has no place for them, and places below them stand alone", () => {
    const few = completed(null, ["erlebnis-101"]);
    expect(pages(few, "main")).toEqual(["Willkommen", "Aktuelles", "Veranstaltungen", "/shop", "/gaestebuch"]);
    expect(pages(few, "none")?.at(-1)).toBe("erlebnis-101");
    expect(few.footer.map(({ page }) => page)).not.toContain("AGB");
    expect(problemOf(tree, own)).toBe("unknown");
    expect(completed(few, ["erlebnis-101", "AGB"]).footer.at(-1)?.page).toBe("AGB");
  });
});

describe("a page", () => {
  it("moves up and down, and from the end of an area into the next", () => {
    expect(pages(movedBy(tree, at("Aktuelles", "main"), 1), "main")?.slice(0, 3)).toEqual([
      "Willkommen",
      "Veranstaltungen",
      "Aktuelles",
    ]);
    expect(movedBy(tree, at("Willkommen", "main"), -1)).toBeNull();
    const up = movedBy(tree, at("/newsletter"), -1);
    expect(pages(up, "footer")?.at(-1)).toBe("/newsletter");
    const last = movedBy(tree, at("/gaestebuch", "main"), 1);
    expect(pages(last, "none")?.[0]).toBe("/gaestebuch");
  });

  it("stands below another one of the site's own, once, or below Erlebnis", () => {
    const nested = movedIn(tree, at("vorstand"));
    expect(movedIn(nested ?? tree, at("mannschaft"))).not.toBeNull();
    expect(movedIn(tree, at("verein"))).toBeNull();
    expect(movedIn(tree, at("Aktuelles", "main"))).toBeNull();
    expect(pages(movedOut(nested ?? tree, at("vorstand")), "none")).toEqual(["/newsletter", "/Bildnachweise", ...own]);
    expect(movedTo(nested ?? tree, at("verein"), { area: "main", parent: "Erlebnis", index: 0 })).toBeNull();
    const place = movedTo(tree, at("verein"), { area: "main", parent: "Erlebnis", index: 1 });
    expect(spotOf(place ?? tree, at("verein", "main"))).toEqual({ area: "main", parent: "Erlebnis", index: 1 });
  });

  it("of Erlebnis stands below it in another order, beside it, or below a page of the site's own", () => {
    expect(pages(movedOut(tree, at("erlebnis-101", "main")), "main")?.[4]).toBe("erlebnis-101");
    const below = movedTo(tree, at("erlebnis-101", "main"), { area: "none", parent: "verein", index: 0 });
    expect(spotOf(below ?? tree, at("erlebnis-101"))).toEqual({ area: "none", parent: "verein", index: 0 });
    const moved = movedBy(tree, at("erlebnis-101", "main"), 1);
    expect(moved?.main[3]?.children.map(({ page }) => page).slice(0, 2)).toEqual(["erlebnis-103", "erlebnis-101"]);
  });

  it("is renamed in its area alone, and hidden", () => {
    const renamed = relabelled(tree, at("Projekt", "footer"), { de: "Förderer", en: "" });
    expect(renamed.footer.find(({ page }) => page === "Projekt")?.label).toEqual({ de: "Förderer", en: "" });
    expect(renamed.main.find(({ page }) => page === "Projekt")?.label).toBeNull();
    expect(problemOf(withHidden(tree, "Kontakt", true), added)).toBeNull();
    for (const page of ["Impressum", "Datenschutz", "Willkommen", "/shop"])
      expect(problemOf(withHidden(tree, page, true), added)).toBe("hidden");
  });
});
