import { z } from "zod";
import { addressLength, isSegment, isSitePath, plainAddress } from "#contract/values/addresses.ts";
import { limits } from "#contract/values/limits.ts";
import { cleanText, fieldKeys, id, line, pageInput } from "#contract/fields/text.ts";
import { isWebAddress } from "#contract/values/web-address.ts";

export const MOST_REDIRECTS = 1_000;
/**
 * The maximum number of stored addresses that had no page. The addresses that were requested least recently are
 * removed.
 */
export const MOST_MISSED = 200;

function pathIn(typed: string): string {
  const [path = ""] = typed
    .trim()
    .replace(/^https?:\/\/[^/?#]*/iu, "")
    .split(/[?#]/u);
  const plain = (plainAddress(path) ?? path).trim();
  return (plain.startsWith("/") ? plain : `/${plain}`).replace(/\/{2,}/gu, "/").replace(/(.)\/$/u, "$1");
}

export const redirectFrom = cleanText
  .transform((typed) => pathIn(typed).normalize("NFC"))
  .refine(isSitePath, { error: fieldKeys.redirectFrom });

const isSecureAddress = (text: string): boolean => /^https:[^\s]+$/iu.test(text) && isWebAddress(text);

/** A path of this site, or an https address. */
export const redirectTo = cleanText
  .transform((typed) => typed.trim())
  .pipe(z.string().min(1, { error: fieldKeys.required }).max(limits.urlLength))
  .refine((to) => isSecureAddress(to) || /^\/(?![/\\])[^\s\\\p{C}]*$/u.test(to), { error: fieldKeys.redirectTarget });

export const storedRedirectTo = cleanText.regex(/^(?:https:[^\s\p{C}]+|\/(?![/\\])[^\s\\\p{C}]*)$/iu);

export const addRedirectInput = z.object({ from: redirectFrom, to: redirectTo });
export const redirectKey = z.object({ key: cleanText.max(addressLength * 2) });
export const listRedirectsInput = z.object({ ...pageInput, q: line(limits.searchLength).default("") });
export const listMissedInput = z.object(pageInput);

export const changeAddressInput = z.object({
  id,
  segment: cleanText
    .transform((typed) => typed.trim().toLowerCase())
    .refine(isSegment, { error: fieldKeys.addressFormat }),
  was: z.string().nullable(),
});

export type Redirect = {
  key: string;
  from: string;
  to: string;
  title: string | null;
  /** True if a change of address created the redirect. */
  isKept: boolean;
  hits: number;
  lastHit: string | null;
};

export type MissedAddress = {
  key: string;
  path: string;
  times: number;
  last: string;
  proposal: { path: string; title: string } | null;
};
