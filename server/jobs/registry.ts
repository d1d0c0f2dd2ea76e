// All background work, one line each.
import { expiredSessions } from "../auth/expired-sessions.ts";
import { unusedBytesRemoval } from "../files/unused-bytes.ts";
import { mailDelivery } from "../mail/deliver.ts";
import type { Services } from "../context.ts";
import type { BackgroundWork, RunningWork } from "./work.ts";

const works: readonly BackgroundWork[] = [mailDelivery, expiredSessions, unusedBytesRemoval];

/** Starts all background work. */
export function startBackgroundWork(services: Services): RunningWork {
  const running = works.map((work) => work.start(services));
  return {
    stop: async () => {
      await Promise.all(running.map((work) => work.stop()));
    },
  };
}
