// Validates mail addresses as mail servers do (RFC 5321, 5322 and 6531), except quoted names.
import { hostIn } from "./web-address.ts";

const atom = String.raw`(?!\p{M})[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
const pattern = new RegExp(String.raw`^(${atom}(?:\.${atom})*)@((?:${label}\.)+${label})$`, "u");
/** The last label of a host has only letters, or is in Punycode. */
const ending = /\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/u;
/** The maximum lengths in octets. */
const MOST_NAME = 64;
const MOST_ADDRESS = 254;
const octetsOf = (text: string): number => new TextEncoder().encode(text).length;

export function isMailAddress(text: string): boolean {
  const [, name = "", domain = ""] = pattern.exec(text) ?? [];
  const host = hostIn(domain);
  // Browsers map some characters, such as full-width letters, to another host name. Domains with such characters are
  // refused.
  const isPlain = domain.normalize("NFKC") === domain;
  return (
    host !== null &&
    isPlain &&
    ending.test(host) &&
    octetsOf(name) <= MOST_NAME &&
    octetsOf(`${name}@${host}`) <= MOST_ADDRESS
  );
}

/** Trimmed, in lower case, without the trailing dot of a full host name, and with the host in NFKC. */
export const normalAddress = (text: string): string =>
  text
    .normalize("NFC")
    .trim()
    .replace(/@[^@]*$/u, (host) => host.normalize("NFKC"))
    .replace(/\.$/u, "")
    .toLowerCase();

/** The maximum length of an address with the punctuation around it, in characters. */
const LONGEST_PART = 400;

const between = /[\s<>()",;:\\[\]]+/u;

const addressIn = (part: string): string =>
  part.length > LONGEST_PART ? "" : normalAddress(part.replace(/^[.'„“‚‘»›«‹]+|[.!?'“”’«‹»›…]+$/gu, ""));

export function addressesIn(text: string): string[] {
  return [...new Set(text.split(between).map(addressIn).filter(isMailAddress))];
}

/** Addresses that are disguised against harvesting, such as 'anna(at)example.org'. */
const disguised = /[^\s,;@()[\]]{1,64} ?[([](?:at|ät)[)\]] ?[^\s,;@()[\]]{1,253}/giu;

/** Invalid parts of a text that resemble an address: 'anna@example', 'anna@@example.org', 'anna(at)example.org'. */
export function wrongAddressesIn(text: string): string[] {
  const parts = text.split(between).filter((part) => part.includes("@") && !isMailAddress(addressIn(part)));
  return [...new Set([...parts, ...(text.match(disguised) ?? [])])];
}

/** True if the part before the @ is ASCII. Many mail programs accept nothing else in headers. */
export const isPlainAddress = (address: string): boolean => /^\p{ASCII}*(?:@|$)/u.test(address);
