import type { TFunction } from "i18next";
import type { DraftBlock } from "../draft-blocks.ts";

/** The names of the blocks in their tools and in announcements: 'Text 2', 'Galerie Ernte', 'Zitat'. */
export function blockNames(t: TFunction<"admin">, blocks: readonly DraftBlock[]): string[] {
  const counts = new Map<DraftBlock["type"], number>();
  for (const { type } of blocks) counts.set(type, (counts.get(type) ?? 0) + 1);
  const numbers = new Map<DraftBlock["type"], number>();
  return blocks.map((block) => {
    const number = (numbers.get(block.type) ?? 0) + 1;
    numbers.set(block.type, number);
    if (block.type === "splash") return t("buttons.splash");
    if (block.type === "gallery") return t("blocks.gallery", { title: block.settings.title || t("gallery.untitled") });
    const kind = t(`blocks.kinds.${block.type}`);
    return counts.get(block.type) === 1 ? kind : t("blocks.numbered", { kind, number });
  });
}
