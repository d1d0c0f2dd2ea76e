import type { DraftBlock } from "./draft-blocks.ts";

/**
 * An entry has one list of downloads and one list of links. A second list appears if two people each add one, or after
 * an undo. A second list of downloads becomes a list of files. The links of a second list move to the first.
 */
export function withSingleLists(blocks: readonly DraftBlock[]): DraftBlock[] {
  const downloads = blocks.find(({ type }) => type === "downloads");
  const [links, ...more] = blocks.filter((block) => block.type === "links");
  const added = more.flatMap(({ id, links: own }) => own.map((link) => ({ ...link, key: `${id} ${link.key}` })));
  return blocks.flatMap((block): DraftBlock[] => {
    if (block.type === "downloads" && block !== downloads) return [{ ...block, type: "fileList" }];
    if (block.type !== "links") return [block];
    if (block !== links) return [];
    return [added.length === 0 ? block : { ...block, links: [...block.links, ...added] }];
  });
}
