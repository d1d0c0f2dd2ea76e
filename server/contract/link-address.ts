// The address of a link as a person means it: completed, and without the redirect of a search engine or mail program.
import { redirectTarget } from "./link-redirects.ts";
import { isMailAddress, normalAddress } from "./mail-address.ts";
import { isLinkableHost } from "./web-address.ts";

/** Whether an address may be used in a link of this site (security.md 7). */
export function isSafeUrl(value: string): boolean {
  // Browsers ignore these characters in URLs, so that 'java\nscript:' would be a scheme.
  if (/[\u0000-\u0020\u007f]/u.test(value)) return false;
  if (value.startsWith("#")) return true;
  if (value.startsWith("/")) return !/^\/[/\\]/u.test(value);
  return /^(https?:\/\/[^/]|mailto:|tel:)/iu.test(value);
}

/** A redirect in a redirect is usual (a mail program around a search engine); more are an attack. */
const MOST_REDIRECTS = 10;

/**
 * The safe address for what was written: 'www.example.org' becomes https, 'a@example.org' a mail address, blanks are
 * encoded or left out. Completing it again changes nothing.
 * @returns null if it is no address, or an unsafe one
 */
export function completeLink(written: string): string | null {
  let link = completed(bare(written));
  for (let count = 0; link !== null && count < MOST_REDIRECTS; count += 1) {
    const target = redirectTarget(link);
    if (target === null) return link;
    const next = completed(bare(target));
    // Words or a path instead of an address: the link itself is the best there is.
    if (next === null && !hasScheme(bare(target))) return link;
    if (next !== null && !hasScheme(next)) return link;
    link = next;
  }
  return null;
}

function hasScheme(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:/iu.test(text);
}

/** Invisible characters and angle brackets around an address are no part of it; browsers ignore line breaks in it. */
function bare(written: string): string {
  const text = written.replace(/^[\s\u200B-\u200D\u2060]+|[\s\u200B-\u200D\u2060]+$/gu, "").replace(/[\t\n\r]+/gu, "");
  return /^<[^<>]+>$/u.test(text) ? text.slice(1, -1).trim() : text;
}

/** Bare words with an ending of these are relative addresses of another site, not hosts. */
const fileEndings =
  /\.(?:[sx]?html?|php\d?|aspx?|jsp|cgi|pdf|jpe?g|png|gif|webp|svg|bmp|tiff?|heic|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|xml|json|css|js|ics|vcf|epub|mp[34]|m4a|wav|avi|exe|dmg)$/iu;
const hostPattern =
  /^((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+))(?::\d{1,5})?(?:[/?#].*)?$/iu;
const mailPattern = /^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?]{2,}(?:\?.*)?$/u;
/** From the country or the trunk prefix on, or a short public number; dots only behind a prefix: '01.02.2026' is a date. */
const phonePattern =
  /^(?:(?:\+|\(?0)[\d\s()/\p{Pd}]{5,}|(?:\+\d+|\(?0\d{2,}\)?)[\d\s()/.\p{Pd}]{4,}|11(?:[0-25]|6\d{3}|8\d{2,3}))$/u;

function completed(text: string): string | null {
  const isWhole = isSafeUrl(text) && !/\s/u.test(text) && !/^(?:tel|mailto):/iu.test(text);
  const link = isWhole ? text : withScheme(text);
  if (link === null || !isSafeUrl(link)) return null;
  return /^https?:/iu.test(link) && !isLinkableHost(link) ? null : link;
}

function withScheme(text: string): string | null {
  const [, scheme = "", rest = ""] = /^([a-z]+):(.*)$/iu.exec(text) ?? [];
  if (/^tel$/iu.test(scheme)) return phoneLink(rest);
  if (/^mailto$/iu.test(scheme)) return mailLink(rest);
  if (/^https?$/iu.test(scheme)) return encoded(`${scheme}:${rest.replace(/^\/\/\s+/u, "//")}`);
  if (text.startsWith("/") || text.startsWith("#")) return encoded(text);
  if (mailPattern.test(text)) return mailLink(text);
  if (phonePattern.test(text)) return phoneLink(text);
  const host = hostPattern.exec(text)?.[1];
  return host === undefined || (fileEndings.test(host) && !/^www\./iu.test(host)) ? null : encoded(`https://${text}`);
}

function encoded(text: string): string {
  return text.replace(/\s+/gu, "%20");
}

/** Programs write the name of a person before the address, and more than one address (RFC 6068). */
function mailLink(written: string): string | null {
  const [, to = "", query] = /^([^?]*)(\?.*)?$/su.exec(written) ?? [];
  const parts = to.split(/[,;]/u).map((part) => decoded(/^[^<>]*<([^<>]+)>\s*$/u.exec(part)?.[1] ?? part));
  const addresses = parts.map((part) => part.replace(/\s+/gu, ""));
  // Only with a recipient in the query, such as 'mailto:?to=…', there may be none here.
  const isKnown = addresses.every((address) => isMailAddress(normalAddress(address)));
  if (!isKnown && !(to === "" && query !== undefined)) return null;
  const subject = (query ?? "").replace(/%(?![\da-f]{2})/giu, "%25");
  return `mailto:${addresses.map(inPath).join(",")}${encoded(subject)}`;
}

/** Without the percent signs of an address that was encoded; as it is if it was not. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Signs that an address may hold, and that a URL reads as its own. */
const inPath = (address: string): string =>
  address.replace(/[%?#&]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The trunk prefix in brackets is not dialled after the country's number. */
function phoneLink(written: string): string | null {
  const [number = "", ...parameters] = decoded(written).replace(/\s+/gu, "").split(";");
  const digits = number.replace(/^(\+.*?)\(0\)/u, "$1").replace(/[()/.\p{Pd}]/gu, "");
  return /^\+?[\d*#]+$/u.test(digits) ? ["tel:" + digits.replaceAll("#", "%23"), ...parameters].join(";") : null;
}
