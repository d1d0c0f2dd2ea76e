import { describe, expect, it } from "vitest";
import { allTexts, textAt } from "#testing/texts.ts";
import { screenNameOf } from "../palette/screen-name.ts";
import { mayOpen } from "../permitted.ts";
import { centerScreens } from "../screens.tsx";
import { isAbout } from "./find-topics.ts";
import { helpTopics } from "./topics.ts";

const topics = helpTopics.flatMap((group) => group.topics);

it("each instruction has a text and leads to a screen of the center", () => {
  const texts = allTexts("de").get("help") as { topics: Record<string, { steps: string }> };
  expect(topics.map(({ name }) => name).toSorted()).toEqual(Object.keys(texts.topics).toSorted());
  const paths = new Set(centerScreens.map(({ path }) => path));
  expect(topics.map(({ path }) => path).filter((path) => !paths.has(path))).toEqual([]);
});

it("each instruction names the very screen to which it leads, not only its area", () => {
  const nameOf = (path: string): string => textAt(allTexts("de"), screenNameOf(path)) ?? "";
  expect(topics.filter(({ path }) => nameOf(path) === "")).toEqual([]);
  const named = Object.fromEntries(topics.map(({ name, path }) => [name, nameOf(path)]));
  expect(named).toMatchObject({ topics: "Nachrichten einrichten", messages: "Nachrichten", order: "Bestellungen" });
});

it("each role finds instructions for its own screens only", () => {
  const namesFor = (role: "author" | "shop" | "system") =>
    topics.filter(({ path }) => mayOpen({ roles: [role] }, path)).map(({ name }) => name);
  expect(namesFor("author")).toContain("handOver");
  expect(namesFor("author")).not.toContain("order");
  expect(namesFor("shop")).toContain("order");
  expect(namesFor("shop")).not.toContain("write");
  expect(namesFor("system")).toHaveLength(topics.length);
});

describe("the search of the help", () => {
  const texts = ["Jemanden einladen, Rechte vergeben", "Benutzer, Zugang, Rolle, Passwort"];

  it.each(["", "einladen", "EINLADEN", "rechte verg", "passwort einladen", "Zugäng"])("finds '%s'", (typed) => {
    expect(isAbout(typed, texts)).toBe(true);
  });

  it.each(["laden", "einladen rechnung"])("does not find '%s'", (typed) => {
    expect(isAbout(typed, texts)).toBe(false);
  });
});
