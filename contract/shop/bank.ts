// Statements of the site's bank account: what a person sends, what is proposed, and what is booked.
import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { cleanText, fieldKeys, id } from "#contract/fields/text.ts";

const column = z.number().int().min(0).max(limits.statementColumns);

/** Where a file of the bank has what counts, if it does not say so in words that are known. */
export const statementColumns = z.object({
  /** The row of the headings; the bookings stand below it. */
  header: z.number().int().min(0).max(limits.statementRows),
  day: column,
  amount: column,
  /** Where what went stands apart from what came. */
  debit: column.nullable().default(null),
  name: column.nullable(),
  text: column.nullable(),
});
export type StatementColumns = z.output<typeof statementColumns>;

export const readStatementInput = z.object({
  /** The file, compressed with gzip, in base64: it is read, and not kept. */
  file: z.base64({ error: fieldKeys.invalid }).min(1),
  columns: statementColumns.optional(),
});
export type ReadStatementInput = z.output<typeof readStatementInput>;

/** What a file holds that could not be read: it may be money that has come. */
export type Unreadable = {
  count: number;
  /** The first ones, each as one line of the file. */
  lines: string[];
};

/** How sure it is that a credit pays the order. */
export const certainties = ["certain", "likely", "none"] as const;
export type Certainty = (typeof certainties)[number];

/** part: with other credits of the file it is all of it. together: it is the sum of several orders. */
export type PaidAmount = "exact" | "less" | "more" | "part" | "together";

/**
 * Why a credit cannot be booked: counted before; its order is paid or cancelled; another credit pays it; it names several
 * orders whose sum it is not; it is in another currency.
 */
export type CreditProblem = "booked" | "paid" | "cancelled" | "twice" | "several" | "currency";

export type Credit = {
  /** Of the booking: it is how it is known again, and all that is kept of it. */
  hash: string;
  /** When it was booked: YYYY-MM-DD. */
  day: string;
  cents: number;
  currency: string;
  name: string;
  text: string;
};

export type PaidOrder = { id: string; number: number; name: string; total: number };

export type Proposal = Credit & {
  certainty: Certainty;
  amount: PaidAmount | null;
  problem: CreditProblem | null;
  order: PaidOrder | null;
  /** Further orders that it names, or pays together with that one. */
  others: PaidOrder[];
};

/** Either what is proposed, or the rows of a file whose columns a person has to name. */
export type StatementAnswer =
  | {
      kind: "proposals";
      proposals: Proposal[];
      /** Bookings that bring no money, or are only announced. */ others: number;
      unreadable: Unreadable;
    }
  | { kind: "columns"; header: number; rows: string[][] };

const hash = cleanText.refine((value) => /^[\da-f]{64}$/u.test(value), { error: fieldKeys.invalid });
const booking = z.object({
  hash,
  day: z.iso.date({ error: fieldKeys.dateInvalid }),
  cents: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
});

export const bookPaymentsInput = z.object({
  payments: z
    .array(z.object({ order: id, bookings: z.array(booking).min(1).max(limits.bookingsPerOrder) }))
    .min(1)
    .max(limits.batchIds),
});
export type BookPaymentsInput = z.output<typeof bookPaymentsInput>;

/** Numbers of the orders that are paid now, of those for which more is to come, and of those that were left as they were. */
export type BookedPayments = { payed: number[]; partlyPaid: number[]; unchanged: number[] };
