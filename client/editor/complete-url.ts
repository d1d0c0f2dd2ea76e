// The address that a person means: people leave out what browsers need.
import { isSafeUrl } from "#contract/text.ts";

/**
 * Completes a typed address: "example.org" becomes https, "a@example.org" a mail address.
 * @returns null if it is no address
 */
export function completeUrl(written: string): string | null {
  const url = written.trim();
  if (isSafeUrl(url)) return url;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]{2,}$/u.test(url)) return `mailto:${url}`;
  const completed = `https://${url}`;
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([:/?#]\S*)?$/u.test(url) && isSafeUrl(completed) ? completed : null;
}
