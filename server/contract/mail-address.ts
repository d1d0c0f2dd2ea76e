// What a mail address is: such as a mail server takes (RFC 5321, 5322 and 6531, without quoted names). Free of zod.

const atom = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const pattern = new RegExp(String.raw`^(?=.{1,64}@)${atom}(?:\.${atom})*@(?:${label}\.)+(?!\p{N}+$)${label}$`, "u");
/** The shortest ending of a host. */
const LEAST_ENDING = 2;

export const isMailAddress = (text: string): boolean =>
  pattern.test(text) && text.length - text.lastIndexOf(".") > LEAST_ENDING;

/** Normal form: without blanks around it and the dot that ends a host's full name, in lower case. */
export const normalAddress = (text: string): string => text.normalize("NFC").trim().replace(/\.$/u, "").toLowerCase();

/** What surrounds addresses in texts, lists and tables. */
const between = /[\s<>()",;:\\[\]]+/u;

/** The addresses in any text, such as lines, tables, or names with addresses; each once, in the order of the text. */
export function addressesIn(text: string): string[] {
  const found = text
    .split(between)
    .map((part) => normalAddress(part.replace(/^[.'„“‚‘]+|[.!?'“”’]+$/gu, "")))
    .filter(isMailAddress);
  return [...new Set(found)];
}

/** Whether the part before the @ can stand in the head of any mail; programs that know no others are still many. */
export const isPlainAddress = (address: string): boolean => /^\p{ASCII}*(?:@|$)/u.test(address);
