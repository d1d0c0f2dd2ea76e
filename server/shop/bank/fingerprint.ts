// By what a booking is known again: also in another file of the bank that holds the same day once more.
import { createHash } from "node:crypto";
import type { Credit } from "#contract/shop/bank.ts";
import type { Booking } from "./booking.ts";

/** Banks write the same with other blanks and capitals in another file, or with the names of its parts. */
const bare = (text: string): string =>
  text
    .replaceAll(/\b(?:SVWZ|EREF|KREF|MREF|CRED|DEBT|ABWA|ABWE|IBAN|BIC)\+/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]/gu, "");

/** The same payment twice on one day is two payments: the second one is another. */
export function fingerprinted(bookings: readonly Booking[]): Credit[] {
  const seen = new Map<string, number>();
  return bookings.map((booking) => {
    const what = [booking.day, booking.cents, booking.currency, bare(booking.name), bare(booking.text)].join("\n");
    const before = seen.get(what) ?? 0;
    seen.set(what, before + 1);
    return { hash: createHash("sha256").update(`${what}\n${before}`).digest("hex"), ...booking };
  });
}
