// The running site: services, HTTP server and background work, started and stopped in order.
import type { AddressInfo } from "node:net";
import type { Logger } from "pino";
import { buildApp } from "../app.ts";
import type { Services } from "../context.ts";
import { type Environment, listeningUrl, publicUrlOf } from "../env.ts";
import { createFirstUser } from "./first-user.ts";
import type { Pages } from "../http/ssr.ts";
import { startBackgroundWork } from "../jobs/registry.ts";
import { seedSite } from "./seed-site.ts";
import { orNaming } from "./reason.ts";
import { openServices } from "./services.ts";

export type RunningSite = {
  /** The origin that it listens on, such as http://127.0.0.1:3000. */
  url: string;
  services: Services;
  /** Finishes running requests, then closes the database. */
  stop: () => Promise<void>;
};

/** @param pages null serves only the API */
export async function runSite(env: Environment, log: Logger, pages: Pages | null): Promise<RunningSite> {
  let port = env.PORT;
  const publicUrl = (): string => publicUrlOf(env, port);
  const services = await openServices(env, log, publicUrl);
  try {
    const firstUser = await createFirstUser(services);
    await services.storage.sweep();
    await seedSite(services);
    const app = await buildApp(services, () => ({ publicUrl: publicUrl(), port }), pages);
    await orNaming(
      listenVariable,
      app.listen({ host: env.HOST, port: env.PORT, listenTextResolver: () => "the server listens" }),
    );
    port = (app.server.address() as AddressInfo).port;
    const work = startBackgroundWork(services);
    if (firstUser) process.stderr.write(`admin: ${firstUser.handle} ${firstUser.password}\n`);
    process.stdout.write(`listening on ${listeningUrl(env, port)}\n`);
    return {
      url: listeningUrl(env, port),
      services,
      stop: async () => {
        await app.close();
        await work.stop();
        await services.clock.close();
        await services.database.close();
      },
    };
  } catch (error) {
    await services.clock.close();
    await services.database.close();
    throw error;
  }
}

/** Names the environment variable of an address or port that the server cannot listen on. */
function listenVariable(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "EADDRINUSE" || code === "EACCES" ? "PORT" : "HOST";
}
