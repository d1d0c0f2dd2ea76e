/** The fragment of a mailed link. Trailing punctuation is removed, which a mail program took as part of the link. */
export function linkFragment(hash: string): string {
  return hash.slice(1).replace(/[^\w-]+$/u, "");
}
