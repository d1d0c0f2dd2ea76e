// How much of a costly kind a process does at a time, such as searches: the others wait, and who sends too many is refused, so that no visitor
// takes the database from the others.
import { AppError } from "#contract/errors.ts";

export type GateBounds = {
  atOnce: number;
  /** Running and waiting. */
  inAll: number;
  fromOneAddress: number;
};

export type Gate = <Answer>(address: string, work: () => Promise<Answer>) => Promise<Answer>;

const RETRY_SECONDS = 2;

export function openGate({ atOnce, inAll, fromOneAddress }: GateBounds): Gate {
  const byAddress = new Map<string, number>();
  const waiting: (() => void)[] = [];
  let [running, admitted] = [0, 0];
  const leave = (address: string): void => {
    admitted -= 1;
    const left = (byAddress.get(address) ?? 1) - 1;
    if (left > 0) byAddress.set(address, left);
    else byAddress.delete(address);
  };
  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1;
      return Promise.resolve();
    }
    // Whoever ends hands over the place.
    return new Promise((resolve) => waiting.push(resolve));
  };
  return async (address, work) => {
    const own = byAddress.get(address) ?? 0;
    if (admitted >= inAll || own >= fromOneAddress)
      throw new AppError("unavailable", { retryAfterSeconds: RETRY_SECONDS });
    admitted += 1;
    byAddress.set(address, own + 1);
    await turn();
    try {
      return await work();
    } finally {
      leave(address);
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
