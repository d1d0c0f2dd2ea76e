/**
 * Mail programs group mails with the same subject into a thread, so an answer repeats the last subject.
 * @param first the subject for the first answer of a thread
 */
export function subjectAfter(replies: readonly { subject: string }[], first: string): string {
  const last = replies.at(-1)?.subject;
  if (last === undefined) return first;
  return /^re:/iu.test(last) ? last : `Re: ${last}`;
}
