// Puts one address under load from this process, which serves nothing itself.
import autocannon from "autocannon";
import { medianRatio, median, type Pair, rounded } from "./stats.ts";

const CONNECTIONS = 10;
const WARM_UP_SECONDS = 1;
const ROUND_SECONDS = 0.6;
/** Many short rounds: a machine that does something else for a while spoils a few of them, not the middle. */
const ROUNDS = 12;
const SAMPLE_MS = 50;

export type Target = { url: string; headers?: Record<string, string> };

/** @throws when an answer is missing or none of success: an error page is quickly made */
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
 * Ours and the peer in turn, so that what else the machine does meets both; now one begins a round, now the other:
 * two processes of the same code differed by a tenth by who was always first.
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
