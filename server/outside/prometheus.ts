// Keeps and writes figures with prom-client. Each exporter has a registry of its own, because the global one would be
// shared by all sites of a process.
import type { Counter, Gauge } from "prom-client";

export type Figure = {
  name: string;
  help: string;
  kind: "counter" | "gauge";
  label?: string;
  values: readonly { of?: string; value: number }[];
};

export type Exporter = {
  contentType: string;
  observeRequest: (route: string, status: number, seconds: number) => void;
  /** Writes durations, prom-client's default metrics, and these figures. */
  write: (figures: readonly Figure[]) => Promise<string>;
};

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The package is loaded only if it is used, because loading takes 0.1 s. */
export async function openExporter(): Promise<Exporter> {
  const { default: prometheus } = await import("prom-client");
  const registry = new prometheus.Registry();
  const registers = [registry];
  prometheus.collectDefaultMetrics({ register: registry });
  const durations = new prometheus.Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of HTTP requests in seconds.",
    labelNames: ["route", "status"],
    buckets: SECONDS,
    registers,
  });
  const known = new Map<string, Counter | Gauge>();
  const metricOf = ({ name, help, kind, label }: Figure): Counter | Gauge => {
    const settings = { name, help, labelNames: label === undefined ? [] : [label], registers };
    const metric =
      known.get(name) ?? (kind === "counter" ? new prometheus.Counter(settings) : new prometheus.Gauge(settings));
    known.set(name, metric);
    return metric;
  };
  return {
    contentType: registry.contentType,
    observeRequest: (route, status, seconds) => durations.observe({ route, status }, seconds),
    write: (figures) => {
      const missing = new Set(known.keys());
      for (const figure of figures) {
        const metric = metricOf(figure);
        metric.reset();
        for (const { of, value } of figure.values)
          metric.inc(figure.label === undefined || of === undefined ? {} : { [figure.label]: of }, value);
        missing.delete(figure.name);
      }
      // The values of an earlier scrape would look current.
      for (const name of missing) {
        registry.removeSingleMetric(name);
        known.delete(name);
      }
      return registry.metrics();
    },
  };
}
