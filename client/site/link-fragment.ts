/**
 * The fragment of a mailed link. Mail programs may include the punctuation that follows a link, so this punctuation is
 * removed.
 */
export function linkFragment(hash: string): string {
  return hash.slice(1).replace(/[^\w-]+$/u, "");
}
