import { isOver, type Publication } from "../ui/admin/StateBadge.tsx";

/**
 * 'Rückgängig' restores the former publish date and keeps the current end. If the former end had passed, the entry was
 * hidden, so the publish date becomes null.
 */
export function takenBack(now: Publication, before: Publication): Required<Publication> {
  const wasOver = isOver(before.publicUntil ?? null);
  return { publishDate: wasOver ? null : before.publishDate, publicUntil: now.publicUntil ?? null };
}
