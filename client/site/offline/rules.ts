/** A page document, a picture at one width, or a hashed file of the build. */
export type Kind = "page" | "picture" | "asset";

export type Bounds = { count: number; bytes: number };

export const pageBounds: Bounds = { count: 50, bytes: 10_000_000 };
export const pictureBounds: Bounds = { count: 200, bytes: 60_000_000 };

/** Pages at these paths are never cached, for example sign-in, administration and API calls. */
const never =
  /^(?:\/en)?\/(?:trpc|api|v0|login|admincenter|suche|shop\/manage|einbetten|healthz|readyz|sw\.js)(?:\/|$)/u;
/** A picture at one width. The URL without the width is the original file. */
const variant = /^(\/v0\/api\/download\/[^/]+\/)[^/]+$/u;

export function kindOf({ pathname }: URL): Kind | null {
  if (pathname.startsWith("/assets/")) return "asset";
  if (variant.test(pathname)) return "picture";
  return never.test(pathname) ? null : "page";
}

export function pictureStem(pathname: string): string | null {
  return variant.exec(pathname)?.[1] ?? null;
}

/** The cache key of a page is its path with the parameter `seite`. It omits all other parameters. */
export function pageKey({ pathname, searchParams }: URL): string {
  const page = searchParams.get("seite");
  return page === null ? pathname : `${pathname}?${new URLSearchParams({ seite: page }).toString()}`;
}

/**
 * The effect of a network response on the cache. `keep`: the response replaces the cached copy. `drop`: the copy is
 * deleted, because the page no longer exists at this URL. `forget`: all pages are deleted, because a user has signed
 * in. `leave`: the copy stays, for example after a server error.
 */
export type Effect = "keep" | "drop" | "forget" | "leave";

type Answer = Pick<Response, "status" | "type" | "redirected" | "headers">;

export function effectOf(kind: Kind | null, answer: Answer): Effect {
  const { status, headers } = answer;
  const cacheControl = headers.get("cache-control") ?? "";
  const isHtml = headers.get("content-type")?.startsWith("text/html") ?? false;
  if (isHtml && cacheControl.includes("private")) return "forget";
  if (answer.redirected || answer.type === "opaqueredirect" || status === 404 || status === 410) return "drop";
  if (status !== 200 || kind === null || /no-store|private/u.test(cacheControl)) return "leave";
  // Responses that are not pages are cached only if they are immutable.
  return (kind === "page" ? isHtml : cacheControl.includes("immutable")) ? "keep" : "leave";
}

export function surplusOf(sizes: readonly number[], bounds: Bounds): number {
  let bytes = sizes.reduce((sum, size) => sum + size, 0);
  let surplus = 0;
  while (surplus < sizes.length && (sizes.length - surplus > bounds.count || bytes > bounds.bytes)) {
    bytes -= sizes[surplus] ?? 0;
    surplus += 1;
  }
  return surplus;
}

/** The heading of a cached page, or else its title, as escaped HTML; null if it has neither. */
export function headingOf(html: string): string | null {
  const inner = /<h1\b[^>]*>(.*?)<\/h1>/su.exec(html)?.[1] ?? /<title>(.*?)<\/title>/su.exec(html)?.[1];
  const text = inner?.replace(/<[^>]*>/gu, "").trim();
  return text ? text : null;
}

export function siteNameOf(html: string): string | null {
  return /<meta property="og:site_name" content="([^"]*)">/u.exec(html)?.[1] ?? null;
}

export type KeptLook = {
  /** The style of the root element, and the font rules; '' for the default look. */
  style: string;
  faces: string;
};

export function lookOfPage(html: string): KeptLook {
  const [head = ""] = html.split("</head>", 1);
  return {
    style: /<html\b[^>]* style="([^"]*)"/u.exec(head)?.[1] ?? "",
    faces: /<style>([^<]*)<\/style>/u.exec(head)?.[1] ?? "",
  };
}

export const isSameLook = (one: string, other: string): boolean =>
  JSON.stringify(lookOfPage(one)) === JSON.stringify(lookOfPage(other));
