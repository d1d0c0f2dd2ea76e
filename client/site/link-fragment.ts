/**
 * The fragment of a mailed link. Mail programs may add punctuation after the link to it, so trailing punctuation is
 * removed.
 */
export function linkFragment(hash: string): string {
  return hash.slice(1).replace(/[^\w-]+$/u, "");
}
