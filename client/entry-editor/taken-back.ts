// The publication that 'Rückgängig' restores after a publication or withdrawal. Pure.
import { isOver, type Publication } from "../ui/admin/StateBadge.tsx";

/**
 * The former date is restored. The current end stays: it may have been set with the publication, and nothing may be
 * public longer than planned. An expired entry was hidden, so with a new end it gets no date.
 */
export function takenBack(now: Publication, before: Publication): Required<Publication> {
  const wasOver = isOver(before.publicUntil ?? null);
  return { publishDate: wasOver ? null : before.publishDate, publicUntil: now.publicUntil ?? null };
}
