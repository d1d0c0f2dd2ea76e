// The price that may be struck through (PAngV § 11): the lowest that guests could see in the 30 days before a reduction.
import { DAY_MS } from "#contract/values/time.ts";
import { localDay } from "#contract/values/clock-of-place.ts";

/** null: the product was hidden. */
export type PriceSince = { since: Date; cents: number | null };
/** Whether guests could see the shop and its prices; before the first moment they could not. */
export type ShownSince = { since: Date; shown: boolean };

export type PriceHistory = {
  /** The oldest first, here and below. */
  prices: readonly PriceSince[];
  shown: readonly ShownSince[];
  /** What a piece costs from `at` on, whether guests can see it yet or not. */
  current: { cents: number; at: Date };
  /** The day (YYYY-MM-DD) on which the offer began; null: there is none. */
  offerFrom: string | null;
};

/** In epoch milliseconds; guests could see the price between them. */
type Span = { from: number; to: number; cents: number };

const WINDOW_MS = 30 * DAY_MS;

/**
 * The lowest price that guests could see in the 30 days before the price was reduced, or before the first of several
 * reductions without a rise between them. What was reduced before the day on which an offer began is no reduction of
 * this offer: the lower price was simply the price.
 * @returns null if there is none, or if the present price is not below it
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

/** When guests could see which price, up to a moment. */
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

/** A price that comes back after a while in which none could be seen is the same one. */
function joined(spans: Span[], next: Span): Span[] {
  const last = spans.at(-1);
  if (last?.cents !== next.cents) return [...spans, next];
  return [...spans.slice(0, -1), { ...last, to: next.to }];
}
