// What a mail address is: such as a mail server takes (RFC 5321, 5322 and 6531, without quoted names). Free of zod.
import { hostIn } from "./web-address.ts";

const atom = String.raw`(?!\p{M})[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const pattern = new RegExp(String.raw`^(${atom}(?:\.${atom})*)@((?:${label}\.)+${label})$`, "u");
/** No host ends with a digit at the beginning of its last part. */
const ending = /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/u;
/** In octets, as it is sent. */
const MOST_NAME = 64;
const MOST_ADDRESS = 254;
const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

export function isMailAddress(text: string): boolean {
  const [, name = "", domain = ""] = pattern.exec(text) ?? [];
  const host = hostIn(domain);
  // Signs that only browsers read as those of another host, such as those of full width.
  const isPlain = domain.normalize("NFKC") === domain;
  return (
    host !== null &&
    isPlain &&
    ending.test(host) &&
    octetsOf(name) <= MOST_NAME &&
    octetsOf(`${name}@${host}`) <= MOST_ADDRESS
  );
}

/** Normal form: without blanks around it and the dot that ends a host's full name, in lower case and usual width. */
export const normalAddress = (text: string): string =>
  text
    .normalize("NFC")
    .trim()
    .replace(/@[^@]*$/u, (host) => host.normalize("NFKC"))
    .replace(/\.$/u, "")
    .toLowerCase();

/** An address and the signs around it. */
const LONGEST_PART = 400;

/** What surrounds addresses in texts, lists and tables. */
const between = /[\s<>()",;:\\[\]]+/u;

const addressIn = (part: string): string =>
  part.length > LONGEST_PART ? "" : normalAddress(part.replace(/^[.'„“‚‘»›«‹]+|[.!?'“”’«‹»›…]+$/gu, ""));

/** The addresses in any text, such as lines, tables, or names with addresses; each once, in the order of the text. */
export function addressesIn(text: string): string[] {
  return [...new Set(text.split(between).map(addressIn).filter(isMailAddress))];
}

/** Written so that programs do not find it. */
const disguised = /[^\s,;@()[\]]{1,64} ?[([](?:at|ät)[)\]] ?[^\s,;@()[\]]{1,253}/giu;

/** What looks like an address and is none: 'anna@example', 'anna@@example.org', 'anna(at)example.org'. */
export function wrongAddressesIn(text: string): string[] {
  const parts = text.split(between).filter((part) => part.includes("@") && !isMailAddress(addressIn(part)));
  return [...new Set([...parts, ...(text.match(disguised) ?? [])])];
}

/** Whether the part before the @ can stand in the head of any mail; programs that know no others are still many. */
export const isPlainAddress = (address: string): boolean => /^\p{ASCII}*(?:@|$)/u.test(address);
