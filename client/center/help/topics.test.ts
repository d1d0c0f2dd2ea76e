import { describe, expect, it } from "vitest";
import { allTexts } from "#testing/texts.ts";
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
