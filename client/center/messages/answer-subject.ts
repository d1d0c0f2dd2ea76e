// The subject of an answer: mail programs put mails into one thread if their subjects are alike.

/** @param first of a thread that has no answer yet */
export function subjectAfter(replies: readonly { subject: string }[], first: string): string {
  const last = replies.at(-1)?.subject;
  if (last === undefined) return first;
  return /^re:/iu.test(last) ? last : `Re: ${last}`;
}
