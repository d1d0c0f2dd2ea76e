// Readable addresses: how they are made of titles, what they may be, and which of them the site needs itself.
import { fixedPages } from "./pages.ts";

/** An address, and a segment of it, is at most this long. */
export const addressLength = 120;
export const segmentLength = 60;

const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu;

/** A path of this site as people read it, below its home page. */
export const isSitePath = (path: string): boolean =>
  path.length > 1 && path.length <= addressLength && /^(?:\/[^/\\?#\p{C}]+)+$/u.test(path);

/** Whether the last part of an address is an entry's id; then it is not a readable one. */
export const isId = (segment: string): boolean => idForm.test(segment);

/** A path without the slashes at its end. Only the first slash of a run is tried: a long path of slashes takes no time. */
export const withoutLastSlashes = (path: string): string => path.replace(/(?<!\/)\/+$/u, "");

/** What two spellings of an address have in common: addresses are compared without case, and without a slash at the end. */
export function addressKey(path: string): string {
  const plain = path.replace(/\/{2,}/gu, "/").replace(/(.)\/$/u, "$1");
  return plain.normalize("NFC").toLowerCase();
}

/** An address as people read it. @returns null for what encodes no text */
export function decodedPath(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}

/** Mail programs and old sites encode an address once more each time that they pass it on. */
const MOST_ROUNDS = 3;

const old = new TextDecoder("windows-1252");

/**
 * Bytes that are no UTF-8 are of the charset that sites once had, and '%u00DC' is how old scripts wrote a letter; a '%'
 * that encodes nothing stays.
 */
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

/** The query of an address; bytes that are no UTF-8 are read as those of an older site, and encoded anew. */
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

/** What other servers append for visitors without cookies. */
const sessions = /;(?:jsessionid|phpsessid|sid)=[^/;]*/giu;

/**
 * Every spelling of an address as one text, however its letters are encoded, and as it stands in the source of a page.
 * @returns null for what nobody can read
 */
export function plainAddress(path: string): string | null {
  let text = path;
  for (let round = 0; round < MOST_ROUNDS && text.includes("%"); round += 1) text = decodedOnce(text);
  text = text.replace(sessions, "").replaceAll("&amp;", "&").replaceAll("\u00a0", " ");
  return /\p{C}/u.test(text) ? null : text;
}

/** The key of an address as it is written in a link, with umlauts encoded or not. */
export const writtenKey = (path: string): string => addressKey(decodedPath(path) ?? path);

const german: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss", æ: "ae", œ: "oe", ø: "o", ł: "l", đ: "d" };

/** The readable form of a title: 'Ä' → 'ae', lower case, hyphens, at most `segmentLength`; '' if nothing is left of it. */
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

/** Cut at a hyphen if there is one in the last third. */
function shortened(slug: string): string {
  if (slug.length <= segmentLength) return slug;
  const cut = slug.slice(0, segmentLength);
  const isBetween = slug[segmentLength] === "-";
  const hyphen = cut.lastIndexOf("-");
  return (isBetween || hyphen < (segmentLength * 2) / 3 ? cut : cut.slice(0, hyphen)).replace(/-+$/u, "");
}

/** The slug with a number behind it, within the length. */
export function numbered(slug: string, number: number): string {
  const end = `-${number}`;
  return slug.slice(0, segmentLength - end.length).replace(/-+$/u, "") + end;
}

const segmentForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/u;

/** Whether a segment may be written: lower-case letters, digits and single hyphens, and no id. */
export const isSegment = (segment: string): boolean =>
  segment.length <= segmentLength && segmentForm.test(segment) && !isId(segment);

/**
 * The first segments of all addresses that the site itself has or may have one day, in lower case: no page of its own
 * begins with one of them. server/http/pages/addresses.test.ts compares the list with the tables of screens and routes.
 */
export const reservedSegments: ReadonlySet<string> = new Set([
  // Pages.
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
  // Areas for editors.
  "admincenter",
  "admin",
  // Languages.
  "de",
  "en",
  // Programs.
  "api",
  "v0",
  "v1",
  "trpc",
  "batch",
  "entry",
  "file",
  "message",
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
  "setpassword",
  "captcha",
  "webhook",
  "healthz",
  "readyz",
  // Files.
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
  // Where others would look for something else.
  "seite",
  "seiten",
  "feed",
  "rss",
  "index.html",
  "null",
  "undefined",
]);

export const firstSegmentOf = (path: string): string => addressKey(path).split("/")[1] ?? "";

/** Whether an address begins as one of the site itself. */
export const isReserved = (path: string): boolean => reservedSegments.has(firstSegmentOf(path));

/** Below these an entry, or a former address, may stand beside what the site has itself. */
const sharedAreas: ReadonlySet<string> = new Set(["aktuelles", "veranstaltungen", "erlebnis"]);

/** Whether a redirect may begin at an address: not where the site itself stands, or programs ask. */
export function mayLeadOn(path: string): boolean {
  const key = addressKey(path);
  const [, first = "", below = ""] = key.split("/");
  if (first === "" || Object.values(fixedPages).some((page) => addressKey(page) === key)) return false;
  // Old sites had their German pages there; this one has only English ones below a language.
  if (first === "de") return true;
  if (sharedAreas.has(first)) return below !== "" && !/\.(?:xml|ics)$/u.test(below);
  return !reservedSegments.has(first);
}

/** How alike two addresses are, from 0 to 1: by the pairs of letters that they share. */
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

/** '%23', encoded once or several times: mail programs encode the '#' of a link. */
export const encodedHash = /%(?:25)*23/iu;
