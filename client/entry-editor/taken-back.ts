// What 'Rückgängig' stores after an entry became public, or was withdrawn. Pure.
import { isOver, type Publication } from "../ui/admin/StateBadge.tsx";

/**
 * The date is again what it was. The end is the one that is set now: it may have been set together with the publication, and
 * nothing is public for longer than it was to be. What had ended was hidden, so that with another end it needs no date.
 */
export function takenBack(now: Publication, before: Publication): Required<Publication> {
  const wasOver = isOver(before.publicUntil ?? null);
  return { publishDate: wasOver ? null : before.publishDate, publicUntil: now.publicUntil ?? null };
}
