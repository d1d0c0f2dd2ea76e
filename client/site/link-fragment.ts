// What a mailed link carries behind '#', which browsers do not send to servers.

/** Without the full stop or bracket that a mail program has taken for a part of the link: secrets have none. */
export function linkFragment(hash: string): string {
  return hash.slice(1).replace(/[^\w-]+$/u, "");
}
