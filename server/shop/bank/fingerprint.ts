// Hashes bookings, to recognise a booking in another file of the bank.
import { createHash } from "node:crypto";
import type { Credit } from "#contract/shop/bank.ts";
import type { Booking } from "./booking.ts";

/** Blanks, capitals and SEPA field tags of a booking can differ between two files. */
const bare = (text: string): string =>
  text
    .replaceAll(/\b(?:SVWZ|EREF|KREF|MREF|CRED|DEBT|ABWA|ABWE|IBAN|BIC)\+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");

/** Equal payments on the same day are different payments, so their ordinal is part of the hash. */
export function fingerprinted(bookings: readonly Booking[]): Credit[] {
  const seen = new Map<string, number>();
  return bookings.map((booking) => {
    const what = [booking.day, booking.cents, booking.currency, bare(booking.name), bare(booking.text)].join("\n");
    const before = seen.get(what) ?? 0;
    seen.set(what, before + 1);
    return { hash: createHash("sha256").update(`${what}\n${before}`).digest("hex"), ...booking };
  });
}
