// Which order a credit pays: by the number in its text, else by amount and name. Pure.
import type { Credit, CreditProblem, PaidAmount, Proposal } from "#contract/shop/bank.ts";
import { documentPrefixes } from "#contract/shop/document-content.ts";
import { hasName, referencesIn } from "./references.ts";

export type Candidate = {
  id: string;
  number: number;
  firstName: string;
  lastName: string;
  total: number;
  currency: string;
  state: "unpaid" | "paid" | "cancelled";
  /** The number of its invoice: 'RE-1001'. */
  invoice: string | null;
};

type Judged = Pick<Proposal, "certainty" | "amount" | "problem"> & { order: Candidate | null };

const none: Judged = { certainty: "none", amount: null, problem: null, order: null };

/** @param booked hashes of what was booked before, with the order that it paid */
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
  const taken = new Set(together.flatMap(({ order, problem }) => (order && problem === null ? [order.id] : [])));
  const left = candidates.filter(({ state, id }) => state === "unpaid" && !taken.has(id));
  const byTotal = Map.groupBy(left, ({ total }) => total);
  return credits.map((credit, index) => {
    const found = together[index] ?? none;
    const isOpen = found.order === null && found.problem === null;
    return proposalOf(credit, isOpen ? judgeByName(credit, byTotal.get(credit.cents) ?? []) : found);
  });
}

function proposalOf(credit: Credit, { order, ...judged }: Judged): Proposal {
  const { id = "", number = 0, firstName = "", lastName = "", total = 0 } = order ?? {};
  const paid = order && { id, number, name: `${firstName} ${lastName}`.trim(), total };
  return { ...credit, ...judged, order: paid };
}

function judgeByNumber(credit: Credit, byName: ReadonlyMap<number | string | null, Candidate>): Judged {
  const { named, invoices, bare } = referencesIn(credit.text);
  const names = [...named, ...invoices.map((number) => `${documentPrefixes.invoice}${number}`)];
  const called = [...new Set(names.flatMap((name) => byName.get(name) ?? []))];
  const [order] = called;
  if (order && called.length === 1) return judged(credit, order, "certain");
  if (order) return { ...none, problem: "several" };
  const numbered = bare.flatMap((number) => byName.get(number) ?? []).filter(({ state }) => state === "unpaid");
  const [likely] = numbered.toSorted((a, b) => points(credit, b) - points(credit, a));
  if (!likely || points(credit, likely) === 0) return none;
  return judged(credit, likely, points(credit, likely) === 2 ? "certain" : "likely");
}

const isPaidBy = ({ name, text }: Credit, { lastName }: Candidate): boolean => hasName(`${name} ${text}`, lastName);

/** What speaks for an order besides its number. */
const points = (credit: Credit, order: Candidate): number =>
  Number(order.total === credit.cents) + Number(isPaidBy(credit, order));

function judged(credit: Credit, order: Candidate, atBest: "certain" | "likely"): Judged {
  const amount = amountOf(credit.cents, order.total);
  const problem = problemOf(credit, order);
  const certainty = problem ? "none" : amount === "exact" ? atBest : "likely";
  return { certainty, amount, problem, order };
}

function problemOf(credit: Credit, { state, currency }: Candidate): CreditProblem | null {
  if (state !== "unpaid") return state;
  return credit.currency === currency ? null : "currency";
}

function amountOf(cents: number, total: number): PaidAmount {
  if (cents === total) return "exact";
  return cents < total ? "less" : "more";
}

/** Several credits for one order: parts of it, or one of them pays it and the others are too many. */
function judgeTogether(credits: readonly Credit[], found: readonly Judged[]): Judged[] {
  const payers = Map.groupBy(
    found.keys().filter((index) => found[index]?.order && !found[index].problem),
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
  return changed;
}

/** The oldest order of that name that nothing else pays. @param orders those of this amount */
function judgeByName(credit: Credit, orders: Candidate[]): Judged {
  const index = orders.findIndex((one) => isPaidBy(credit, one) && one.currency === credit.currency);
  const [order] = index === -1 ? [] : orders.splice(index, 1);
  return order ? judged(credit, order, "likely") : none;
}
