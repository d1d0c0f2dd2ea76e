// Redirects, and addresses that visitors asked for in vain: input and answers.
import { z } from "zod";
import { addressLength, isSegment, isSitePath, plainAddress } from "#contract/values/addresses.ts";
import { limits } from "#contract/values/limits.ts";
import { cleanText, fieldKeys, id, line, pageInput } from "#contract/fields/text.ts";
import { isWebAddress } from "#contract/values/web-address.ts";

/** Redirects that people have added. */
export const MOST_REDIRECTS = 1_000;
/** Addresses asked for in vain that are kept: the latest. */
export const MOST_MISSED = 200;

/** A path of a site, as it is typed or copied: without the site, what is behind '?' or '#', and a slash at the end. */
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

/** A path of this site, or another site by https. */
export const redirectTo = cleanText
  .transform((typed) => typed.trim())
  .pipe(z.string().min(1, { error: fieldKeys.required }).max(limits.urlLength))
  .refine((to) => isSecureAddress(to) || /^\/(?![/\\])[^\s\\\p{C}]*$/u.test(to), { error: fieldKeys.redirectTarget });

/** A stored target, which an earlier release may have accepted without a check of its host. */
export const storedRedirectTo = cleanText.regex(/^(?:https:[^\s\p{C}]+|\/(?![/\\])[^\s\\\p{C}]*)$/iu);

export const addRedirectInput = z.object({ from: redirectFrom, to: redirectTo });
export const redirectKey = z.object({ key: cleanText.max(addressLength * 2) });
export const listRedirectsInput = z.object({ ...pageInput, q: line(limits.searchLength).default("") });
export const listMissedInput = z.object(pageInput);

export const changeAddressInput = z.object({
  id,
  /** The last part of the address. */
  segment: cleanText
    .transform((typed) => typed.trim().toLowerCase())
    .refine(isSegment, { error: fieldKeys.addressFormat }),
  /** The address that the editor has seen. */
  was: z.string().nullable(),
});

/** Where a redirect leads: an entry follows its changes of address. */
export type Redirect = {
  key: string;
  from: string;
  to: string;
  /** The title of the entry that it leads to. */
  title: string | null;
  /** Kept when an address was changed; people cannot remove it while its entry is there. */
  isKept: boolean;
  hits: number;
  lastHit: string | null;
};

export type MissedAddress = {
  key: string;
  path: string;
  times: number;
  last: string;
  /** The most similar address; null if none is similar. */
  proposal: { path: string; title: string } | null;
};
