import type { TFunction } from "i18next";
import type { DraftBlock } from "../draft-blocks.ts";

/** The name of a block in its tools and in announcements: 'Text 2', 'Galerie Ernte', 'Zitat'. */
export function blockName(t: TFunction<"admin">, block: DraftBlock, blocks: readonly DraftBlock[]): string {
  if (block.type === "splash") return t("buttons.splash");
  if (block.type === "gallery") return t("blocks.gallery", { title: block.settings.title || t("gallery.untitled") });
  const alike = blocks.filter(({ type }) => type === block.type);
  const kind = t(`blocks.kinds.${block.type}`);
  return alike.length === 1 ? kind : t("blocks.numbered", { kind, number: alike.indexOf(block) + 1 });
}
