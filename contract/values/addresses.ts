import { fixedPages } from "./pages.ts";

export const addressLength = 120;
export const segmentLength = 60;

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** True for a readable path of this site other than the home page. */
export const isSitePath = (path: string): boolean =>
  path.length > 1 && path.length <= addressLength && /^(?:\/[^/\\?#\p{C}]+)+$/u.test(path);

export const isId = (segment: string): boolean => idForm.test(segment);

/**
 * With the lookbehind, a match can start only at the first slash of a run. Otherwise long runs would take quadratic
 * time.
 */
export const withoutLastSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/u, "");

/** The comparison key of an address. It ignores case, repeated slashes and a trailing slash. */
export function addressKey(path: string): string {
  const plain = path.replace(/\/{2,}/gu, "/").replace(/(.)\/$/u, "$1");
  return plain.normalize("NFC").toLowerCase();
}

/** Decodes an address. @returns null if its percent-encoding is invalid */
export function decodedPath(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/** An address is decoded up to this many times, because mail programs and old sites encode encoded addresses again. */
const MOST_ROUNDS = 3;

const old = new TextDecoder("windows-1252");

/** Old sites use the charset windows-1252 instead of UTF-8. Old scripts encoded 'Ü' as '%u00DC'. */
function decodedOnce(text: string): string {
  const plain = text.replace(/%u([\da-f]{4})/giu, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain.replace(/%([\da-f]{2})/giu, (_whole, hex) => old.decode(Uint8Array.of(Number.parseInt(hex, 16))));
  }
}

/** Re-encodes the query in UTF-8. Bytes that are not UTF-8 are read as windows-1252. */
export function queryInUtf8(search: string): string {
  return search.replace(/(?:%[\da-f]{2})+/giu, (bytes) => {
    try {
      decodeURIComponent(bytes);
      return bytes;
    } catch {
      return encodeURIComponent(decodedOnce(bytes));
    }
  });
}

/** Session ids that other servers append to paths for visitors without cookies. */
const sessions = /;(?:jsessionid|phpsessid|sid)=[^/;]*/giu;

export function plainAddress(path: string): string | null {
  let text = path;
  for (let round = 0; round < MOST_ROUNDS && text.includes("%"); round += 1) text = decodedOnce(text);
  text = text.replace(sessions, "").replaceAll("&amp;", "&").replaceAll("\u00a0", " ");
  return /\p{C}/u.test(text) ? null : text;
}

export const writtenKey = (path: string): string => addressKey(decodedPath(path) ?? path);

const german: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/**
 * 'Äpfel & Birnen' becomes 'aepfel-und-birnen', with at most `segmentLength` characters. The slug contains only a–z,
 * 0–9 and hyphens. It is '' if nothing of the title is left.
 */
export function slugOf(title: string): string {
  const plain = title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüßæœøłđ]/gu, (letter) => german[letter] ?? letter)
    .replace(/&/gu, " und ")
    .normalize("NFD")
    .replace(/[\u0300-\u036F'’]/gu, "");
  const slug = plain.replace(/[^a-z0-9]+/gu, "-").replace(/^-+|-+$/gu, "");
  return shortened(slug);
}

function shortened(slug: string): string {
  if (slug.length <= segmentLength) return slug;
  const cut = slug.slice(0, segmentLength);
  const isBetween = slug[segmentLength] === "-";
  const hyphen = cut.lastIndexOf("-");
  return (isBetween || hyphen < (segmentLength * 2) / 3 ? cut : cut.slice(0, hyphen)).replace(/-+$/u, "");
}

/** The slug followed by '-number', with the slug cut so that the result has at most `segmentLength` characters. */
export function numbered(slug: string, number: number): string {
  const end = `-${number}`;
  return slug.slice(0, segmentLength - end.length).replace(/-+$/u, "") + end;
}

const segmentForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/**
 * True for a segment of 1 to `segmentLength` characters that is no id. Such a segment consists of a to z, 0 to 9 and
 * single hyphens between them.
 */
export const isSegment = (segment: string): boolean =>
  segment.length <= segmentLength && segmentForm.test(segment) && !isId(segment);

/** First segments, in lower case, that own pages must not use. server/http/pages/addresses.test.ts checks them. */
export const reservedSegments: ReadonlySet<string> = new Set([
  "willkommen",
  "aktuelles",
  "veranstaltungen",
  "erlebnis",
  "projekt",
  "kontakt",
  "datenschutz",
  "impressum",
  "agb",
  "widerrufsbelehrung",
  "widerrufen",
  "bildnachweise",
  "bild-entfernen",
  "takedown",
  "coupon",
  "barrierefreiheit",
  "shop",
  "newsletter",
  "gaestebuch",
  "suche",
  "login",
  "logout",
  "register",
  "konto",
  "vorschau",
  "einbetten",
  "messung.js",
  "offline",
  "admincenter",
  "admin",
  "de",
  "en",
  "api",
  "v0",
  "v1",
  "trpc",
  "batch",
  "entry",
  "file",
  "message",
  "form",
  "product",
  "order",
  "config",
  "user",
  "auth",
  "upload",
  "download",
  "crop",
  "rotate",
  "restore",
  "quota",
  "publish",
  "unpublish",
  "handover",
  "handback",
  "setpassword",
  "captcha",
  "webhook",
  "healthz",
  "readyz",
  "metrics",
  "assets",
  "files",
  "static",
  "public",
  "fonts",
  "pictures",
  "favicon.ico",
  "favicon.svg",
  "apple-touch-icon.png",
  "manifest.webmanifest",
  "site.webmanifest",
  "robots.txt",
  "sitemap.xml",
  "feed.xml",
  "kalender.ics",
  "sw",
  "sw.js",
  "service-worker.js",
  ".well-known",
  // Visitors and programs expect something else at these addresses.
  "seite",
  "seiten",
  "feed",
  "rss",
  "index.html",
  "null",
  "undefined",
]);

export const firstSegmentOf = (path: string): string => addressKey(path).split("/")[1] ?? "";

export const isReserved = (path: string): boolean => reservedSegments.has(firstSegmentOf(path));

/** The site uses these first segments itself. Entries and redirects may still have addresses below them. */
const sharedAreas: ReadonlySet<string> = new Set(["aktuelles", "veranstaltungen", "erlebnis"]);

/**
 * True if a redirect may start at this address. The site has no page at such an address, and programs do not request
 * it.
 */
export function canRedirectFrom(path: string): boolean {
  const key = addressKey(path);
  const [, first = "", below = ""] = key.split("/");
  if (first === "" || Object.values(fixedPages).some((page) => addressKey(page) === key)) return false;
  // Old sites had German pages below /de; this site has only English pages below a language.
  if (first === "de") return true;
  if (sharedAreas.has(first)) return below !== "" && !/\.(?:xml|ics)$/u.test(below);
  return !reservedSegments.has(first);
}

/** Similarity of two addresses from 0 to 1: the Dice coefficient of their letter pairs. */
export function likeness(one: string, other: string): number {
  const [left, right] = [pairsOf(one), pairsOf(other)];
  if (left.size === 0 || right.size === 0) return 0;
  let shared = 0;
  for (const pair of left) if (right.has(pair)) shared += 1;
  return (2 * shared) / (left.size + right.size);
}

function pairsOf(path: string): Set<string> {
  const text = slugOf(path.replaceAll("/", " ").replace(/\.(?:html?|php|aspx?)$/u, ""));
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, index) => text.slice(index, index + 2)));
}

/** '%23', encoded once or several times, because mail programs encode the '#' of a link. */
export const encodedHash = /%(?:25)*23/iu;
