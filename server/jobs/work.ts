// Work that goes on beside requests: what starts it, and how it ends in order.
import type { Services } from "../context.ts";

export type BackgroundWork = {
  /** As the log names it. */
  name: string;
  start: (services: Services) => RunningWork;
};

export type RunningWork = {
  /** Waits for what is under way. */
  stop: () => Promise<void>;
};

/** Work that is done again and again until it is stopped; a failure is logged and outlived. */
export function repeated(name: string, everyMs: number, run: (services: Services) => Promise<unknown>): BackgroundWork {
  return {
    name,
    start: (services) => {
      let timer: NodeJS.Timeout | undefined;
      let isStopped = false;
      const round = async (): Promise<void> => {
        try {
          await run(services);
        } catch (error) {
          services.log.warn({ err: error, work: name }, "background work failed");
        }
        if (!isStopped) timer = setTimeout(() => (running = round()), everyMs);
      };
      let running = round();
      return {
        stop: async () => {
          isStopped = true;
          clearTimeout(timer);
          await running;
        },
      };
    },
  };
}
