import { isOver, type Publication } from "../ui/admin/StateBadge.tsx";

/**
 * 'Rückgängig' restores the former publish date and keeps the current end, so that nothing is public longer than
 * planned. If the former end had passed, the entry was hidden. Then the publish date becomes null, because the new end
 * would make the entry public again.
 */
export function takenBack(now: Publication, before: Publication): Required<Publication> {
  const wasOver = isOver(before.publicUntil ?? null);
  return { publishDate: wasOver ? null : before.publishDate, publicUntil: now.publicUntil ?? null };
}
