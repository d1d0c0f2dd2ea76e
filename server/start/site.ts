// The running site: services, HTTP server and background work, started and stopped in order.
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Logger } from "pino";
import { buildApp } from "../app.ts";
import { removeExpiredSessions } from "../auth/sessions.ts";
import { removeExpiredCounters } from "../auth/throttle.ts";
import type { Services } from "../context.ts";
import type { Environment } from "../env.ts";
import { createFirstUser } from "./first-user.ts";
import type { Pages } from "../http/ssr.ts";
import { startMailDelivery } from "../mail/deliver.ts";
import { openOutboxDirectory, openSmtp } from "../outside/mail.ts";
import { seedSite } from "./seed-site.ts";
import { orNaming } from "./reason.ts";
import { openServices } from "./services.ts";

const HOUR_MS = 3_600_000;

export type RunningSite = {
  /** Origin that it listens on, such as http://127.0.0.1:3000. */
  url: string;
  services: Services;
  /** Finishes requests in flight, then closes the database. */
  stop: () => Promise<void>;
};

/** @param pages null serves the API alone */
export async function runSite(env: Environment, log: Logger, pages: Pages | null): Promise<RunningSite> {
  let port = env.PORT;
  const listeningUrl = (): string => `http://${env.HOST.includes(":") ? `[${env.HOST}]` : env.HOST}:${port}`;
  const publicUrl = (): string => env.PUBLIC_URL ?? listeningUrl();
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
    const transport =
      env.SMTP_URL === undefined ? openOutboxDirectory(join(env.DATA_DIR, "outbox")) : openSmtp(env.SMTP_URL);
    const delivery = startMailDelivery(services, transport);
    const cleaning = setInterval(() => void removeExpired(services), HOUR_MS);
    if (firstUser) process.stderr.write(`admin: ${firstUser.handle} ${firstUser.password}\n`);
    process.stdout.write(`listening on ${listeningUrl()}\n`);
    return {
      url: listeningUrl(),
      services,
      stop: async () => {
        clearInterval(cleaning);
        await app.close();
        await delivery.stop();
        transport.close();
        await pages?.close();
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

/** Which variable a place to listen at comes from that cannot be had. */
function listenVariable(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "EADDRINUSE" || code === "EACCES" ? "PORT" : "HOST";
}

async function removeExpired({ database, log }: Services): Promise<void> {
  try {
    await removeExpiredSessions(database.db);
    await removeExpiredCounters(database.pool);
  } catch (error) {
    log.warn({ err: error }, "expired sessions and counters could not be removed");
  }
}
