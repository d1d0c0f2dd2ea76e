import { AppError } from "#contract/schemas/errors.ts";
import { limits } from "#contract/values/limits.ts";
import type { ReadStatementInput, StatementAnswer, Unreadable } from "#contract/shop/bank.ts";
import { truncate } from "#contract/values/truncate.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { findOrders, ordersForTransfer } from "../orders/store.ts";
import type { Statement } from "./booking.ts";
import { fingerprinted } from "./fingerprint.ts";
import { type Candidate, match } from "./match.ts";
import { dueCents } from "#contract/shop/order-states.ts";
import { openInThread } from "./open-in-thread.ts";
import { invoiceName, referencesIn } from "./references.ts";
import { countedBookings } from "./store.ts";

/** @throws invalid (C200) if the file is not a statement, tooLarge (C413) */
export async function readStatement(
  { services }: CommandContext<"database">,
  input: ReadStatementInput,
): Promise<StatementAnswer> {
  const { db } = services.database;
  const read = await openInThread(input);
  if ("rows" in read) return { kind: "columns", ...read };
  const credits = fingerprinted(read.credits);
  if (credits.length > limits.statementCredits) throw new AppError("tooLarge");
  const references = credits.map(({ text }) => referencesIn(text));
  const named = {
    numbers: [...new Set(references.flatMap((one) => one.named))],
    invoices: [...new Set(references.flatMap((one) => one.invoices.map(invoiceName)))],
  };
  const candidates = (await ordersForTransfer(db, named, limits.statementOrders)).map(candidateOf);
  const counted = await countedBookings(
    db,
    credits.map(({ hash }) => hash),
  );
  const paid = (await findOrders(db, [...new Set(counted.values())])).map(candidateOf);
  const booked = new Map([...counted].map(([hash, id]) => [hash, paid.find((one) => one.id === id) ?? null]));
  return {
    kind: "proposals",
    proposals: match(credits, candidates, booked),
    others: read.others,
    unreadable: shownOf(read),
  };
}

/** Maximum number of shown unreadable lines, and of characters of a line. */
const SHOWN_LINES = 20;
const SHOWN_LENGTH = 160;

function shownOf({ unreadable }: Statement): Unreadable {
  const lines = unreadable.slice(0, SHOWN_LINES).map((line) => truncate(line, SHOWN_LENGTH));
  return { count: unreadable.length, lines };
}

type Stored = Omit<Candidate, "state" | "invoice"> &
  Record<"paidAt" | "cancelled", Date | null> &
  Record<"received" | "refunded", number> & { invoice: { number: string } | null };

/** For an unpaid order, `total` is the due amount, because a transfer should pay that amount. */
function candidateOf({ id, number, firstName, lastName, currency, ...order }: Stored): Candidate {
  const state = order.cancelled !== null ? "cancelled" : order.paidAt === null ? "unpaid" : "paid";
  const total = order.paidAt === null ? dueCents(order) : order.total;
  return { id, number, firstName, lastName, total, currency, state, invoice: order.invoice?.number ?? null };
}
