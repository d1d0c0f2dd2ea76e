// Host names and addresses of websites, as people type them in settings.

/**
 * Accepts 'example.org' and 'https://example.org/'.
 * @returns the host in ASCII form; null if the text contains no host name
 */
export function hostIn(typed: string): string | null {
  const name = domainIn(typed);
  const host = URL.parse(`http://${name}`)?.hostname ?? "";
  const labels = host.split(".");
  const isHost =
    labels.length > 1 &&
    host.length <= 253 &&
    labels.every((label) => /^[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/u.test(label)) &&
    !/^\d+$/u.test(labels.at(-1) ?? "");
  return isHost && !/[@:?#\\]/u.test(name) ? host : null;
}

export const domainIn = (typed: string): string =>
  typed
    .trim()
    .replace(/^https?:\/\//iu, "")
    .replace(/\/.*$/su, "")
    .replace(/\.$/u, "")
    .toLowerCase();

const label = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/u;

/** True for hosts that a link may use over http, also local ones ('http://drucker/'); false with a user name. */
export function isLinkableHost(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.username !== "" || url.password !== "") return false;
  const { hostname } = url;
  return (
    hostname.startsWith("[") ||
    hostname
      .replace(/\.$/u, "")
      .split(".")
      .every((part) => label.test(part))
  );
}

/** True for a public web page without a user name or password in its address. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^/]/iu.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === "" && url.password === "" && hostIn(url.hostname) !== null;
}
