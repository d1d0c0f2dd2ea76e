// What a block is called in the names of its tools and in what is announced.
import type { TFunction } from "i18next";
import type { DraftBlock } from "../draft-blocks.ts";

/** 'Text 2', 'Galerie Ernte', 'Zitat': by what tells it from the others. */
export function blockName(t: TFunction<"admin">, block: DraftBlock, blocks: readonly DraftBlock[]): string {
  if (block.type === "splash") return t("buttons.splash");
  if (block.type === "gallery") return t("blocks.gallery", { title: block.settings.myTitle || t("gallery.untitled") });
  const alike = blocks.filter(({ type }) => type === block.type);
  const kind = t(`blocks.kinds.${block.type}`);
  return alike.length === 1 ? kind : t("blocks.numbered", { kind, number: alike.indexOf(block) + 1 });
}
