type Redirect = { host: RegExp; path: RegExp; keys: readonly string[] };

const redirects: readonly Redirect[] = [
  { host: /^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?$/u, path: /^\/url\/?$/u, keys: ["q", "url"] },
  { host: /(?:^|\.)bing\.com$/u, path: /^\/(?:ck\/a|alink\/link)\/?$/u, keys: ["u", "url"] },
  { host: /(?:^|\.)duckduckgo\.com$/u, path: /^\/l\/?$/u, keys: ["uddg"] },
  { host: /(?:^|\.)yandex\.[a-z]{2,3}$/u, path: /^\/clck\/jsredir$/u, keys: ["url"] },
  { host: /^lm?\.(?:facebook|instagram|messenger|threads)\.(?:com|net)$/u, path: /^\//u, keys: ["u"] },
  { host: /(?:^|\.)facebook\.com$/u, path: /^\/(?:l\.php|flx\/warn\/?)$/u, keys: ["u"] },
  { host: /(?:^|\.)youtube\.com$/u, path: /^\/redirect$/u, keys: ["q"] },
  { host: /(?:^|\.)linkedin\.com$/u, path: /^\/(?:redir\/redirect|safety\/go)\/?$/u, keys: ["url"] },
  { host: /^out\.reddit\.com$/u, path: /^\//u, keys: ["url"] },
  { host: /(?:^|\.)safelinks\.protection\.(?:outlook\.com|office365\.us)$/u, path: /^\//u, keys: ["url"] },
  { host: /^statics\.teams\.(?:cdn\.office\.net|microsoft\.com)$/u, path: /safelinks\.html$/u, keys: ["url"] },
  { host: /^slack-redir\.net$/u, path: /^\/link$/u, keys: ["url"] },
];

/** The target of a redirect, unchecked and as written in the link; null if the link is no redirect. */
export function redirectTarget(link: string): string | null {
  if (!/^https?:/iu.test(link) || !URL.canParse(link)) return null;
  const { hostname, pathname, searchParams } = new URL(link);
  // Yahoo puts the target into the path.
  if (/(?:^|\.)search\.yahoo\.com$/u.test(hostname)) return decoded(/\/RU=([^/]+)\//u.exec(pathname)?.[1]);
  const redirect = redirects.find(({ host, path }) => host.test(hostname) && path.test(pathname));
  const target = redirect?.keys.map((key) => searchParams.get(key)).find(Boolean);
  return target ? plain(target) : null;
}

function decoded(written: string | undefined): string | null {
  if (written === undefined) return null;
  try {
    return decodeURIComponent(written);
  } catch {
    return null;
  }
}

function plain(target: string): string {
  const code = /^a1(aHR0c[\w-]+)=*$/u.exec(target)?.[1];
  if (code === undefined) return target;
  try {
    const bytes = Uint8Array.from(atob(code.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return target;
  }
}
