// The fragment of a mailed link. Browsers do not send fragments to servers.

/** Removes trailing punctuation that a mail program took as part of the link. Secrets contain none. */
export function linkFragment(hash: string): string {
  return hash.slice(1).replace(/[^\w-]+$/u, "");
}
