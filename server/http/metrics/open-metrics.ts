import type { Services } from "../../kernel/context.ts";
import { isSameSecret } from "../../kernel/secrets/tokens.ts";
import { openExporter } from "../../outside/prometheus.ts";
import { countsOf, poolOf, queueOf } from "./own-figures.ts";
import type { ObserveRequest } from "./observe-requests.ts";

export type Metrics = {
  observe: ObserveRequest;
  contentType: string;
  isToken: (given: string) => boolean;
  write: () => Promise<string>;
};

/** @returns null without METRICS_TOKEN; nothing is measured then */
export async function openMetrics(
  services: Pick<Services, "database" | "env" | "figures" | "log" | "registries">,
): Promise<Metrics | null> {
  const { METRICS_TOKEN: token } = services.env;
  if (token === undefined) return null;
  const exporter = await openExporter();
  return {
    observe: exporter.observeRequest,
    contentType: exporter.contentType,
    isToken: (given) => isSameSecret(given, token),
    write: async () =>
      exporter.write([
        ...countsOf(services.figures),
        ...poolOf(services.database),
        // The other figures matter most while the database does not answer.
        ...(await queueOf(services).catch((error: unknown) => {
          services.log.warn({ err: error }, "the figures of the job queue could not be read");
          return [];
        })),
      ]),
  };
}
