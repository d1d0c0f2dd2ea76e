import { redirectTarget } from "./link-redirects.ts";
import { isMailAddress, normalAddress } from "./mail-address.ts";
import { isLinkableHost } from "./web-address.ts";

/** True if a link on this site may use the address (security.md 7). */
export function isSafeUrl(value: string): boolean {
  // Browsers ignore these characters in URLs, so 'java
  // script:' would be a scheme.
  if (/[\u0000-\u0020\u007f]/u.test(value)) return false;
  if (value.startsWith("#")) return true;
  if (value.startsWith("/")) return !/^\/[/\\]/u.test(value);
  return /^(https?:\/\/[^/]|mailto:|tel:)/iu.test(value);
}

/** Longer addresses are refused. Even redirect links of mail programs are shorter. */
const MOST_LENGTH = 8_000;
/**
 * Two nested redirects are usual (a mail program around a search engine). A link with this many redirects is refused.
 */
const MOST_REDIRECTS = 10;

/**
 * 'www.example.org' becomes an https link, 'a@example.org' a mailto link. Idempotent.
 * @returns null if the text is no address, or an unsafe address
 */
export function completeLink(written: string): string | null {
  if (written.length > MOST_LENGTH) return null;
  let link = completed(bare(written));
  for (let count = 0; link !== null && count < MOST_REDIRECTS; count += 1) {
    const target = redirectTarget(link);
    if (target === null) return link;
    const next = completed(bare(target));
    // If the parameter contains no address but words or a path, the link stays unchanged.
    if (next === null && !hasScheme(bare(target))) return link;
    if (next !== null && !hasScheme(next)) return link;
    link = next;
  }
  return null;
}

function hasScheme(text: string): boolean {
  return /^[a-z][a-z\d+.-]*:/iu.test(text);
}

/** Trims spaces, zero-width characters and angle brackets. Removes tabs and line breaks everywhere, as browsers do. */
function bare(written: string): string {
  const text = written
    .replace(/^[\s\u200B-\u200D\u2060]+|(?<![\s\u200B-\u200D\u2060])[\s\u200B-\u200D\u2060]+$/gu, "")
    .replace(/[\t\n\r]+/gu, "");
  return /^<[^<>]+>$/u.test(text) ? text.slice(1, -1).trim() : text;
}

/** A single word with one of these extensions is a relative address from another site, and not a host. */
const fileEndings =
  /\.(?:[sx]?html?|php\d?|aspx?|jsp|cgi|pdf|jpe?g|png|gif|webp|svg|bmp|tiff?|heic|docx?|xlsx?|pptx?|od[tsp]|rtf|txt|csv|xml|json|css|js|ics|vcf|epub|mp[34]|m4a|wav|avi|exe|dmg)$/iu;
const hostPattern =
  /^((?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+))(?::\d{1,5})?(?:[/?#].*)?$/iu;
const mailPattern = /^[^\s@/:?]+@[^\s@/:?]+\.[^\s@/:?]{2,}(?:\?.*)?$/u;
/** Short public numbers, such as '112', '116 117' and '11833'. */
const shortNumber = /^11(?:[0-25]|6\d{3}|8\d{2,3})$/u;
const numberSigns = /^[\d\s+()/.\p{Pd}]{3,40}$/u;
/** Dates, months, and digits in groups of three are not telephone numbers. */
const noNumber = /^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{1,2}\/\d{4}$|^\d{1,3}(?:\.\d{3})+$/u;
/** The minimum number of digits of a telephone number with dots. With fewer digits, the text may be a price. */
const LEAST_DOTTED = 8;
const LEAST_DIGITS = 5;

function isPhone(text: string): boolean {
  if (!numberSigns.test(text) || noNumber.test(text)) return false;
  if (shortNumber.test(text.replace(/\s/gu, ""))) return /^[\d\s]+$/u.test(text);
  if (!/^\(?(?:\+[1-9]|0)/u.test(text)) return false;
  const digits = text.replace(/\D/gu, "").length;
  if (!text.includes(".")) return digits >= LEAST_DIGITS;
  return digits >= LEAST_DOTTED && !/\s\p{Pd}\s/u.test(text);
}

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
  if (isPhone(text)) return phoneLink(text);
  const host = hostPattern.exec(text)?.[1];
  return host === undefined || (fileEndings.test(host) && !/^www\./iu.test(host)) ? null : encoded(`https://${text}`);
}

function encoded(text: string): string {
  return text.replace(/\s+/gu, "%20");
}

/** Some programs write a person's name before the address, or several addresses (RFC 6068). */
function mailLink(written: string): string | null {
  const [, to = "", query] = /^(?:\/\/)?([^?]*)(\?.*)?$/su.exec(written) ?? [];
  // A quoted name may contain the separators between addresses.
  const parts = decoded(to)
    .replace(/"[^"]*"/gu, "")
    .split(/[,;]/u);
  const addresses = parts
    .map((part) => (/^[^<>]*<([^<>]+)>\s*$/u.exec(part)?.[1] ?? part).replace(/\s+/gu, "").replace(/\.$/u, ""))
    .filter((address) => address !== "");
  const isKnown = addresses.every((address) => isMailAddress(normalAddress(address)));
  // A mailto link without a recipient is valid if it has a query, such as a subject.
  if (!isKnown || (addresses.length === 0 && query === undefined)) return null;
  const subject = (query ?? "").replace(/%(?![\da-f]{2})/giu, "%25").replaceAll("#", "%23");
  return `mailto:${addresses.map(inPath).join(",")}${encoded(subject)}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Encodes the characters of a mail address that have a meaning in a URL. */
const inPath = (address: string): string =>
  address.replace(/[%?#&]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Removes '(0)' after a country code, because it is not dialled. Commas stay, because they mean pauses. */
function phoneLink(written: string): string | null {
  const [number = "", ...parameters] = decoded(written).replace(/\s+/gu, "").split(";");
  const digits = number.replace(/^(\+.*?)\(0\)/u, "$1").replace(/[()/.\p{Pd}]/gu, "");
  return /^\+?[\d*#][\d*#,]*$/u.test(digits) ? ["tel:" + digits.replaceAll("#", "%23"), ...parameters].join(";") : null;
}
