import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { setTimeout as wait } from "node:timers/promises";
import { buildApp, type Phase } from "../http/app.ts";
import type { Services } from "../kernel/context.ts";
import { type Environment, listeningUrl, publicUrlOf } from "../kernel/env.ts";
import { listenProblem, orAdvising } from "./check-first.ts";
import { fillSite } from "./fill-site.ts";
import { createFirstUser } from "./first-user.ts";
import type { Pages } from "../http/pages/ssr.ts";
import { startBackgroundWork } from "../registries/jobs.ts";
import { type Efforts, openServices, withStartDatabase } from "./services.ts";

/** Time in which a proxy can notice the stop. It is long enough for a proxy that polls /readyz every half second. */
const LEAVING_MS = 2_000;

export type RunningSite = {
  url: string;
  services: Services;
  /**
   * Stops the site. Behind a proxy, first waits until the proxy has noticed the stop. Then finishes running requests,
   * and closes the database.
   */
  stop: () => Promise<void>;
};

/** @param pages if null, the site renders no pages @param efforts only tests pass their own */
export async function runSite(
  env: Environment,
  log: Logger,
  pages: Promise<Pages> | Pages | null,
  efforts?: Efforts,
): Promise<RunningSite> {
  let port = env.PORT;
  const publicUrl = (): string => publicUrlOf(env, port);
  let phase: Phase = "opening";
  const services = await openServices(env, log, publicUrl, efforts);
  const closing = [() => services.clock.close(), () => services.database.close()];
  const stop = async (): Promise<void> => {
    for (const close of closing) await close();
  };
  try {
    const site = () => ({ publicUrl: publicUrl(), port });
    // At a first start, the pages are still being built, so the database is filled meanwhile.
    const [ready] = await Promise.all([pages, fill(services)]);
    const app = await buildApp(services, site, ready, () => phase);
    closing.unshift(() => app.close());
    const address = {
      host: env.HOST,
      port: env.PORT,
      listenTextResolver: () => "the port is taken; pages are answered soon",
    };
    await orAdvising((error) => listenProblem(env, error), app.listen(address));
    port = (app.server.address() as AddressInfo).port;
    // The first user is stored only after the process has its port. Otherwise a failed start could lose the printed
    // password.
    await openFor(services);
    phase = "open";
    log.info("the server listens");
    const work = startBackgroundWork(services);
    closing.splice(1, 0, work.stop);
    process.stdout.write(`listening on ${listeningUrl(env, port)}\n`);
    const leave = async (): Promise<void> => {
      phase = "stopping";
      if (env.TRUST_PROXY > 0) await wait(LEAVING_MS);
      await stop();
    };
    return { url: listeningUrl(env, port), services, stop: leave };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Stores the required rows of a new site. */
async function fill(services: Services): Promise<void> {
  await services.storage.sweep();
  await withStartDatabase(services, fillSite);
}

/** Prints the first user's password as soon as it is stored. */
async function openFor(services: Services): Promise<void> {
  const firstUser = await createFirstUser(services);
  if (firstUser) process.stderr.write(`admin: ${firstUser.handle} ${firstUser.password}\n`);
}
