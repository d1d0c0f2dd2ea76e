import { AppError } from "#contract/schemas/errors.ts";

export type GateBounds = {
  atOnce: number;
  inAll: number;
  fromOneAddress: number;
};

/**
 * Runs work with limited concurrency. Client addresses take turns, so that many requests from one address do not delay
 * others.
 */
export type Gate = <Answer>(address: string, work: () => Promise<Answer>) => Promise<Answer>;

const RETRY_SECONDS = 2;

export function openGate({ atOnce, inAll, fromOneAddress }: GateBounds): Gate {
  const byAddress = new Map<string, number>();
  const waiting = new Map<string, (() => void)[]>();
  let [running, admitted] = [0, 0];
  const leave = (address: string): void => {
    admitted -= 1;
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  };
  const turn = (address: string): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      const own = waiting.get(address);
      if (own) own.push(resolve);
      else waiting.set(address, [resolve]);
    });
  };
  const takeNext = (): (() => void) | undefined => {
    const [first] = waiting;
    if (!first) return undefined;
    const [address, [next, ...others]] = first;
    waiting.delete(address);
    if (others.length > 0) waiting.set(address, others);
    return next;
  };
  return async (address, work) => {
    const own = byAddress.get(address) ?? 0;
    if (admitted >= inAll || own >= fromOneAddress)
      throw new AppError("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    admitted += 1;
    byAddress.set(address, own + 1);
    await turn(address);
    try {
      return await work();
    } finally {
      leave(address);
      const next = takeNext();
      if (next) next();
      else running -= 1;
    }
  };
}
