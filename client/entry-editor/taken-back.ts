import { isOver, type Publication } from "../ui/admin/StateBadge.tsx";

/**
 * The publication that 'Rückgängig' restores. The former date returns. The current end stays: it may have been set with
 * the publication, and nothing may be public longer than planned. An entry whose end had passed was hidden, so with a
 * new end it gets no date.
 */
export function takenBack(now: Publication, before: Publication): Required<Publication> {
  const wasOver = isOver(before.publicUntil ?? null);
  return { publishDate: wasOver ? null : before.publishDate, publicUntil: now.publicUntil ?? null };
}
