import type { TFunction } from "i18next";
import type { DraftBlock } from "../draft-blocks.ts";
import { onceForEach } from "../once-for-each.ts";

type Translate = TFunction<"admin">;

/** Caches the numbered names in a language, because each typed letter needs the names of all blocks. */
const numberedNames = onceForEach((_t: Translate) => new Map<string, string>());

function numberedName(t: Translate, type: Exclude<DraftBlock["type"], "splash">, number: number): string {
  const known = numberedNames(t);
  const key = `${type} ${number}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const kind = t(`blocks.kinds.${type}`);
  const name = t("blocks.numbered", { kind, number });
  known.set(key, name);
  return name;
}

/** The names of the blocks in their tools and in announcements: 'Text 2', 'Galerie Ernte', 'Zitat'. */
export function blockNames(t: Translate, blocks: readonly DraftBlock[]): string[] {
  const counts = new Map<DraftBlock["type"], number>();
  for (const { type } of blocks) counts.set(type, (counts.get(type) ?? 0) + 1);
  const numbers = new Map<DraftBlock["type"], number>();
  return blocks.map((block) => {
    const number = (numbers.get(block.type) ?? 0) + 1;
    numbers.set(block.type, number);
    if (block.type === "splash") return t("buttons.splash");
    if (block.type === "gallery") return t("blocks.gallery", { title: block.settings.title || t("gallery.untitled") });
    return counts.get(block.type) === 1 ? t(`blocks.kinds.${block.type}`) : numberedName(t, block.type, number);
  });
}
