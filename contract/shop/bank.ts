import { z } from "zod";
import { limits } from "#contract/values/limits.ts";
import { cleanText, fieldKeys, id } from "#contract/fields/text.ts";

const column = z.number().int().min(0).max(limits.statementColumns);

/** The user chooses the columns if the program does not know the file's column headings. */
export const statementColumns = z.object({
  header: z.number().int().min(0).max(limits.statementRows),
  day: column,
  amount: column,
  /** The column of debits, for files with separate columns for debits and credits. */
  debit: column.nullable().default(null),
  name: column.nullable(),
  text: column.nullable(),
});
export type StatementColumns = z.output<typeof statementColumns>;

export const readStatementInput = z.object({
  /** Compressed with gzip, in base64. The server does not store the file. */
  file: z.base64({ error: fieldKeys.invalid }).min(1),
  columns: statementColumns.optional(),
});
export type ReadStatementInput = z.output<typeof readStatementInput>;

/** Lines that could not be parsed. The user has to check them, because they may contain payments. */
export type Unreadable = {
  count: number;
  lines: string[];
};

export const certainties = ["certain", "likely", "none"] as const;
export type Certainty = (typeof certainties)[number];

/**
 * The amount of a credit, compared with its order. exact: equal to the total. less, more: below or above the total.
 * part: several credits of the file together pay the order. together: the credit pays several orders.
 */
export type PaidAmount = "exact" | "less" | "more" | "part" | "together";

/**
 * booked: an earlier file contained the credit. paid, cancelled: the state of the order that the credit names. twice:
 * another credit pays the same order. several: the credit names several orders, but is not equal to their sum.
 * currency: the currency of the credit is not the currency of the order.
 */
export type CreditProblem = "booked" | "paid" | "cancelled" | "twice" | "several" | "currency";

export type Credit = {
  /** A hash that identifies the same booking in a later file. No other data of the booking is stored. */
  hash: string;
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
  /** Further orders that the credit names, or that it pays together with `order`. */
  others: PaidOrder[];
};

export type StatementAnswer =
  | {
      kind: "proposals";
      proposals: Proposal[];
      /** Debits, and bookings that are only announced. */ others: number;
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

export type BookedPayments = { paid: number[]; partlyPaid: number[]; unchanged: number[] };
