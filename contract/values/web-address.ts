// Names of hosts and addresses of websites, as people type them in settings. Free of zod.

/** People type 'example.org', and also 'https://example.org/'. @returns its ASCII form; null for what is no name of a host */
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

/** The name alone, in its own letters: without scheme, path, and the dot that ends a full name. */
export const domainIn = (typed: string): string =>
  typed
    .trim()
    .replace(/^https?:\/\//iu, "")
    .replace(/\/.*$/su, "")
    .replace(/\.$/u, "")
    .toLowerCase();

const label = /^[a-z\d_](?:[a-z\d_-]{0,61}[a-z\d_])?$/u;

/**
 * What a link may lead to by http: also a machine in the house ('http://drucker/') and names with '_', but no name of
 * a host that cannot be, and nobody's name and password.
 */
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

/** A page of some website that visitors can follow; nobody's name and password in it. */
export function isWebAddress(text: string): boolean {
  const url = /^https?:\/\/[^/]/iu.test(text) ? URL.parse(text) : null;
  return url !== null && url.username === "" && url.password === "" && hostIn(url.hostname) !== null;
}
