// Puts load on one address from this process, which serves nothing itself.
import autocannon from "autocannon";
import { medianRatio, median, type Pair, rounded } from "./stats.ts";

const CONNECTIONS = 10;
const WARM_UP_SECONDS = 1;
const ROUND_SECONDS = 0.6;
/** Many short rounds: other work on the machine affects a few of them, but not the median. */
const ROUNDS = 12;
const SAMPLE_MS = 50;

export type Target = { url: string; headers?: Record<string, string> };

/** @throws if an answer is missing or is an error: an error page is fast */
async function requestsPerSecond({ url, headers = {} }: Target, seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    headers,
    connections: CONNECTIONS,
    duration: seconds,
    sampleInt: SAMPLE_MS,
  });
  if (result.errors + result.timeouts + result.non2xx > 0)
    throw new Error(`${url}: ${result.errors} errors, ${result.timeouts} timeouts, ${result.non2xx} refusals`);
  return result.requests.total / result.duration;
}

export type Comparison = { ratio: number; requestsPerSecond: number; peersRequestsPerSecond: number };

/**
 * The site and the peer run in turns, so that other work on the machine affects both. The first place alternates: two
 * processes of the same code differed by a tenth depending on the order.
 */
export async function compare(ours: Target, peers: Target): Promise<Comparison> {
  for (const target of [ours, peers]) await requestsPerSecond(target, WARM_UP_SECONDS);
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = round % 2 === 0 ? [ours, peers] : [peers, ours];
    const measured = new Map<Target, number>();
    for (const target of order) measured.set(target, await requestsPerSecond(target, ROUND_SECONDS));
    pairs.push({ ours: measured.get(ours) ?? 0, peers: measured.get(peers) ?? 0 });
  }
  return {
    ratio: rounded(medianRatio(pairs), 2),
    requestsPerSecond: rounded(median(pairs.map((pair) => pair.ours)), 2),
    peersRequestsPerSecond: rounded(median(pairs.map((pair) => pair.peers)), 2),
  };
}
