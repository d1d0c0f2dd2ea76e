// Hosts and origins of this site (contract.md section 4, 'Origin'; security.md 1).

export type SiteAddress = { publicUrl: string; port: number };

const loopbackNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

function parsed(origin: string): URL | null {
  return URL.canParse(origin) ? new URL(origin) : null;
}

function portOf(url: URL): number {
  if (url.port !== "") return Number(url.port);
  return url.protocol === "https:" ? 443 : 80;
}

/** True if the browser's headers say that a state-changing request comes from this site. */
export function isAllowedOrigin(
  origin: string | undefined,
  fetchSite: string | string[] | undefined,
  site: SiteAddress,
): boolean {
  if (origin === undefined) return fetchSite === "same-origin";
  if (origin === site.publicUrl || origin.replace(/\.(?=(?::\d+)?$)/u, "") === site.publicUrl) return true;
  // On a public site, a loopback origin is foreign. Any program on the visitor's machine may serve such an origin.
  if (!loopbackNames.has(new URL(site.publicUrl).hostname)) return false;
  const url = parsed(origin);
  // Compares exactly, because browsers send origins in one spelling. 'http://localhost:3000/x' is not an origin.
  return url !== null && url.origin === origin && loopbackNames.has(url.hostname) && portOf(url) === site.port;
}

function hostOf(host: string | undefined, protocol: string): URL | null {
  const isHost = host !== undefined && /^[\w.:[\]-]+$/u.test(host);
  return isHost ? parsed(`${protocol}//${host.replace(/\.(?=(?::\d*)?$)/u, "")}`) : null;
}

/** True for the host of PUBLIC_URL, and for loopback names with any port, which tunnels and tests use. */
export function isAllowedHost(host: string | undefined, site: SiteAddress): boolean {
  const own = new URL(site.publicUrl);
  const url = hostOf(host, own.protocol);
  return url !== null && (loopbackNames.has(url.hostname) || url.host === own.host);
}

export function differsByWww(host: string | undefined, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  const asked = hostOf(host, own.protocol)?.host;
  return asked === `www.${own.host}` || `www.${asked}` === own.host;
}

/** Caches the last accepted host, because parsing the host costs more than all other checks. */
export function createHostCheck(site: () => SiteAddress): (host: string | undefined) => boolean {
  let lastAllowed: string | undefined;
  return (host) => {
    if (host !== undefined && host === lastAllowed) return true;
    const isAllowed = isAllowedHost(host, site());
    if (isAllowed) lastAllowed = host;
    return isAllowed;
  };
}
