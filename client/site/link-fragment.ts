/** The fragment of a mailed link. Mail programs may include the punctuation that follows a link, so it is removed. */
export function linkFragment(hash: string): string {
  return hash.slice(1).replace(/[^\w-]+$/u, "");
}
