import { createHash } from "node:crypto";
import type { Credit } from "#contract/shop/bank.ts";
import type { Booking } from "./booking.ts";

/**
 * Keeps only letters and digits, in lower case and without SEPA field tags. All other characters can differ if the same
 * booking is in two files.
 */
const bare = (text: string): string =>
  text
    .replaceAll(/\b(?:SVWZ|EREF|KREF|MREF|CRED|DEBT|ABWA|ABWE|IBAN|BIC)\+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");

/**
 * Adds a hash to each booking. Two equal bookings on a day are two payments. So the hash contains a number: 0 for the
 * first, 1 for the second …
 */
export function fingerprinted(bookings: readonly Booking[]): Credit[] {
  const seen = new Map<string, number>();
  return bookings.map((booking) => {
    const what = [booking.day, booking.cents, booking.currency, bare(booking.name), bare(booking.text)].join("\n");
    const before = seen.get(what) ?? 0;
    seen.set(what, before + 1);
    return { hash: createHash("sha256").update(`${what}\n${before}`).digest("hex"), ...booking };
  });
}
