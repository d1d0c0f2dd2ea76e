import { describe, expect, it, test } from "vitest";
import { changedFiles, comparedBlocks, fileIdsOf } from "./blocks.ts";

const block = (id: string) => ({ id, type: "text" as const, html: "", media: [] });
const compared = (before: string, after: string): string[] =>
  comparedBlocks([...before].map(block), [...after].map(block)).map(
    (pair) => (pair.after?.id ?? `-${pair.before?.id}`) + (pair.before ? "" : "+") + (pair.isMoved ? "~" : ""),
  );

describe("compared blocks", () => {
  test.each([
    ["ab", "ab", ["a", "b"]],
    ["ab", "axb", ["a", "x+", "b"]],
    ["abc", "ac", ["a", "-b", "c"]],
    ["abc", "cab", ["c~", "a", "b"]],
    ["", "a", ["a+"]],
  ])("%j → %j", (before, after, result) => {
    expect(compared(before, after)).toEqual(result);
  });

  it("with another type are other blocks", () => {
    const [old, made] = [block("a"), { ...block("a"), type: "gallery" as const }];
    expect(comparedBlocks<Pick<typeof old, "id"> & { type: "text" | "gallery" }>([old], [made])).toEqual([
      { before: old, after: null, isMoved: false },
      { before: null, after: made, isMoved: false },
    ]);
  });
});

describe("changed files", () => {
  it("are those that only one version has, each once", () => {
    expect(changedFiles(["a", "b", "b"], ["b", "c"])).toEqual([
      { id: "a", change: "removed" },
      { id: "c", change: "added" },
    ]);
  });

  it("of a block are in its lists and in its text", () => {
    const id = "0198c0de-0000-7000-8000-000000000001";
    const html = `<figure><img src="/api/v0/download/${id}" alt="" /></figure>`;
    expect(fileIdsOf({ ...block("a"), html, media: ["m"] })).toEqual(["m", id]);
    expect(fileIdsOf(null)).toEqual([]);
  });
});
