import type { Services } from "../context.ts";

export type BackgroundWork = {
  name: string;
  start: (services: Services) => RunningWork;
};

export type RunningWork = {
  stop: () => Promise<void>;
};

/** Repeats work until it is stopped. A failure is logged and does not end the repetition. */
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

/** Does the same as `repeated`. At a stop, also runs `store` once more, so that counts in memory are not lost. */
export function repeatedToTheLast(
  name: string,
  everyMs: number,
  store: (services: Services) => Promise<unknown>,
): BackgroundWork {
  const storing = repeated(name, everyMs, store);
  return {
    name,
    start: (services) => {
      const running = storing.start(services);
      return {
        stop: async () => {
          await running.stop();
          await store(services).catch((error: unknown) =>
            services.log.warn({ err: error, work: name }, "what was counted last is lost"),
          );
        },
      };
    },
  };
}
