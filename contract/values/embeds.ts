// Contents of other sites in a frame. Guests load this file.

export const embedFrames = "/einbetten/inhalt";

export const embedFramePath = (url: string): string => `${embedFrames}?adresse=${encodeURIComponent(url)}`;

/** @returns the host of an https address without port, user name and password; null for any other text */
export function embeddedHost(url: string): string | null {
  const parsed = /^https:\/\/[^/]/iu.test(url) ? URL.parse(url) : null;
  if (parsed === null || parsed.port !== "" || parsed.username !== "" || parsed.password !== "") return null;
  return parsed.hostname;
}

export function isListedHost(url: string, hosts: readonly string[]): boolean {
  const host = embeddedHost(url);
  return host !== null && hosts.includes(host);
}
