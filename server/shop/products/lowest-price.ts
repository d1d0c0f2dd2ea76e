// The price that may be struck through (PAngV § 11): the lowest visible price in the 30 days before a reduction.
import { DAY_MS } from "#contract/values/time.ts";
import { localDay } from "#contract/values/clock-of-place.ts";

export type PriceSince = { since: Date; cents: number | null };
export type ShownSince = { since: Date; shown: boolean };

export type PriceHistory = {
  prices: readonly PriceSince[];
  shown: readonly ShownSince[];
  /** The price since `at`, even if guests cannot see the price yet. */
  current: { cents: number; at: Date };
  /** First day of the offer (YYYY-MM-DD); null if there is no offer. */
  offerFrom: string | null;
};

type Span = { from: number; to: number; cents: number };

const WINDOW_MS = 30 * DAY_MS;

/**
 * Several reductions count as one if the price did not rise between them. Reductions before the first day of an offer
 * do not belong to it.
 * @returns null if there is no reduction, or if the current price is not below the lowest earlier price
 */
export function lowestBeforeReduction({ prices, shown, current, offerFrom }: PriceHistory): number | null {
  const at = current.at.getTime();
  const spans = [...seenSpans(prices, shown, at), { from: at, to: Infinity, cents: current.cents }].reduce(joined, []);
  const begun = (index: number): number => spans[index]?.from ?? 0;
  const isReduction = (index: number): boolean => {
    const [before, after] = [spans[index - 1], spans[index]];
    if (before === undefined || after === undefined || before.cents <= after.cents) return false;
    if (before.to <= after.from - WINDOW_MS) return false;
    return offerFrom === null || localDay(new Date(after.from)) >= offerFrom;
  };
  let first = spans.length;
  while (isReduction(first - 1)) first -= 1;
  if (first === spans.length) return null;
  const inForce = spans.slice(0, first).filter(({ to }) => to > begun(first) - WINDOW_MS);
  const lowest = Math.min(...inForce.map(({ cents }) => cents));
  return lowest > current.cents ? lowest : null;
}

function seenSpans(prices: readonly PriceSince[], shown: readonly ShownSince[], at: number): Span[] {
  const open = shown.map(({ since, shown: isShown }, index) => ({
    from: since.getTime(),
    to: shown[index + 1]?.since.getTime() ?? at,
    isShown,
  }));
  return prices.flatMap(({ since, cents }, index) => {
    const end = prices[index + 1]?.since.getTime() ?? at;
    if (cents === null) return [];
    return open
      .filter(({ isShown }) => isShown)
      .map(({ from, to }) => ({ from: Math.max(from, since.getTime()), to: Math.min(to, end), cents }))
      .filter(({ from, to }) => from < to);
  });
}

/** Joins spans with the same price, even if no price was visible between them. */
function joined(spans: Span[], next: Span): Span[] {
  const last = spans.at(-1);
  if (last?.cents !== next.cents) return [...spans, next];
  return [...spans.slice(0, -1), { ...last, to: next.to }];
}
