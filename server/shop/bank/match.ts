// Finds the orders that credits pay: by numbers in the text, otherwise by amount and name.
import type { Credit, CreditProblem, PaidAmount, PaidOrder, Proposal } from "#contract/shop/bank.ts";
import { onlySum } from "./only-sum.ts";
import { hasName, invoiceName, referencesIn } from "./references.ts";

export type Candidate = {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  total: number;
  currency: string;
  state: "unpaid" | "paid" | "cancelled";
  invoice: string | null;
};

type Judged = Pick<Proposal, "certainty" | "amount" | "problem"> & { order: Candidate | null; others: Candidate[] };

const none: Judged = { certainty: "none", amount: null, problem: null, order: null, others: [] };

/**
 * @param booked maps the hash of each credit that was booked before to its order. null if the order no longer exists.
 */
export function match(
  credits: readonly Credit[],
  candidates: readonly Candidate[],
  booked: ReadonlyMap<string, Candidate | null>,
): Proposal[] {
  const byName = new Map<number | string | null, Candidate>();
  for (const one of candidates) byName.set(one.invoice, one).set(one.number, one);
  const named = credits.map((credit) => {
    if (booked.has(credit.hash)) return { ...none, problem: "booked" as const, order: booked.get(credit.hash) ?? null };
    return judgeByNumber(credit, byName);
  });
  const together = judgeTogether(credits, named);
  const left = new Set(candidates.filter(({ state }) => state === "unpaid"));
  for (const found of together) take(left, found);
  const judgedAll = [judgeByName, judgeSumByName].reduce(
    (before, judge) =>
      before.map((found, index) => {
        if (found.order !== null || found.problem !== null) return found;
        return take(left, judge(credits[index] as Credit, left));
      }),
    together,
  );
  return credits.map((credit, index) => proposalOf(credit, judgedAll[index] ?? none));
}

function take(left: Set<Candidate>, found: Judged): Judged {
  if (found.problem === null) for (const one of ordersOf(found)) left.delete(one);
  return found;
}

const ordersOf = ({ order, others }: Judged): Candidate[] => (order ? [order, ...others] : []);

function proposalOf(credit: Credit, { order, others, ...judged }: Judged): Proposal {
  return { ...credit, ...judged, order: order && paidOf(order), others: others.map(paidOf) };
}

const paidOf = ({ id, number, firstName, lastName, total }: Candidate): PaidOrder => ({
  id,
  number,
  name: `${firstName} ${lastName}`.trim(),
  total,
});

function judgeByNumber(credit: Credit, byName: ReadonlyMap<number | string | null, Candidate>): Judged {
  const { named, invoices, bare } = referencesIn(credit.text);
  const names = [...named, ...invoices.map(invoiceName)];
  const called = [...new Set(names.flatMap((name) => byName.get(name) ?? []))];
  const [order] = called;
  if (order && called.length === 1) return judged(credit, order, "certain");
  if (order) return judgedTogether(credit, called, "certain");
  const numbered = bare.flatMap((number) => byName.get(number) ?? []).filter(({ state }) => state === "unpaid");
  if (numbered.length > 1 && sumOf(numbered) === credit.cents) return judgedTogether(credit, numbered, "likely");
  const [likely] = numbered.toSorted((a, b) => points(credit, b) - points(credit, a));
  if (!likely || points(credit, likely) === 0) return none;
  return judged(credit, likely, points(credit, likely) === 2 ? "certain" : "likely");
}

const sumOf = (orders: readonly Candidate[]): number => orders.reduce((sum, { total }) => sum + total, 0);

/** A credit that references several orders must equal their sum. Otherwise a user has to decide. */
function judgedTogether(credit: Credit, orders: readonly Candidate[], atBest: "certain" | "likely"): Judged {
  const [order = null, ...others] = orders;
  const isSum = sumOf(orders) === credit.cents && orders.every((one) => problemOf(credit, one) === null);
  if (!isSum) return { ...none, problem: "several", order, others };
  return { certainty: atBest, amount: "together", problem: null, order, others };
}

const isPaidBy = ({ name, text }: Credit, { lastName }: Candidate): boolean => hasName(`${name} ${text}`, lastName);

const points = (credit: Credit, order: Candidate): number =>
  Number(order.total === credit.cents) + Number(isPaidBy(credit, order));

function judged(credit: Credit, order: Candidate, atBest: "certain" | "likely"): Judged {
  const amount = amountOf(credit.cents, order.total);
  const problem = problemOf(credit, order);
  const certainty = problem ? "none" : amount === "exact" ? atBest : "likely";
  return { certainty, amount, problem, order, others: [] };
}

function problemOf(credit: Credit, { state, currency }: Candidate): CreditProblem | null {
  if (state !== "unpaid") return state;
  return credit.currency === currency ? null : "currency";
}

function amountOf(cents: number, total: number): PaidAmount {
  if (cents === total) return "exact";
  return cents < total ? "less" : "more";
}

/**
 * Several credits for one order are part payments if their sum equals the total. If one credit alone equals the
 * total, the others are duplicates.
 */
function judgeTogether(credits: readonly Credit[], found: readonly Judged[]): Judged[] {
  const payers = Map.groupBy(
    found.keys().filter((index) => found[index]?.order && !found[index].problem && found[index].others.length === 0),
    (index) => found[index]?.order?.id,
  );
  const changed = [...found];
  for (const indices of payers.values()) {
    if (indices.length < 2) continue;
    const sum = indices.reduce((cents, index) => cents + (credits[index]?.cents ?? 0), 0);
    const first = indices.find((index) => found[index]?.amount === "exact") ?? null;
    for (const index of indices) {
      const one = found[index] ?? none;
      if (sum === one.order?.total) changed[index] = { ...one, certainty: "certain", amount: "part" };
      else if (first !== null && index !== first) changed[index] = { ...one, certainty: "none", problem: "twice" };
    }
  }
  return changed.map((one) => {
    const isPaidElsewhere = one.others.length > 0 && ordersOf(one).some(({ id }) => payers.has(id));
    return isPaidElsewhere && one.problem === null ? { ...one, certainty: "none", problem: "twice" } : one;
  });
}

const couldPay = (credit: Credit, left: Iterable<Candidate>): Candidate[] =>
  [...left].filter((one) => isPaidBy(credit, one) && one.currency === credit.currency);

function judgeByName(credit: Credit, left: Iterable<Candidate>): Judged {
  const [order] = couldPay(
    credit,
    [...left].filter(({ total }) => total === credit.cents),
  );
  return order ? judged(credit, order, "likely") : none;
}

/** Proposes several unpaid orders of the payer, if exactly one combination of orders has the sum of the credit. */
function judgeSumByName(credit: Credit, left: Iterable<Candidate>): Judged {
  const orders = onlySum(couldPay(credit, left), credit.cents);
  return orders ? judgedTogether(credit, orders, "likely") : none;
}
