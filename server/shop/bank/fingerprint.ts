// Hashes bookings, so that the same booking is recognised in another file of the bank.
import { createHash } from "node:crypto";
import type { Credit } from "#contract/shop/bank.ts";
import type { Booking } from "./booking.ts";

/** The same booking may have other blanks, capitals or SEPA field tags in another file. */
const bare = (text: string): string =>
  text
    .replaceAll(/\b(?:SVWZ|EREF|KREF|MREF|CRED|DEBT|ABWA|ABWE|IBAN|BIC)\+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");

/** Equal payments on one day are different payments, so their ordinal is part of the hash. */
export function fingerprinted(bookings: readonly Booking[]): Credit[] {
  const seen = new Map<string, number>();
  return bookings.map((booking) => {
    const what = [booking.day, booking.cents, booking.currency, bare(booking.name), bare(booking.text)].join("\n");
    const before = seen.get(what) ?? 0;
    seen.set(what, before + 1);
    return { hash: createHash("sha256").update(`${what}\n${before}`).digest("hex"), ...booking };
  });
}
