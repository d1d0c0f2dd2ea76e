import { expect, test } from "vitest";
import type { DraftBlock } from "./draft-blocks.ts";
import { withSingleLists } from "./single-lists.ts";

const text: DraftBlock = { id: "t", type: "text", html: "", media: [] };
const downloads = (id: string): DraftBlock => ({ id, type: "downloads", files: [] });
const links = (id: string, ...titles: string[]): DraftBlock => ({
  id,
  type: "links",
  links: titles.map((title, index) => ({ key: `l${index}`, title, url: "/Projekt" })),
});

test("blocks without a second list stay as they are", () => {
  const blocks = [downloads("d"), text, links("l", "eins")];
  expect(withSingleLists(blocks)).toEqual(blocks);
});

test("a second list of downloads becomes a list of files; a second list of links goes into the first, also an empty one", () => {
  const merged = withSingleLists([links("l", "eins"), downloads("d"), links("m", "zwei"), downloads("e"), text]);
  expect(merged.map(({ id, type }) => `${id} ${type}`)).toEqual(["l links", "d downloads", "e fileList", "t text"]);
  expect(merged[0]).toMatchObject({
    links: [
      { key: "l0", title: "eins" },
      { key: "m l0", title: "zwei" },
    ],
  });
  expect(withSingleLists([links("l", "eins"), links("m")]).map(({ id }) => id)).toEqual(["l"]);
});
