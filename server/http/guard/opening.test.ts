import Fastify from "fastify";
import { expect, test } from "vitest";
import { registerErrors } from "../errors.ts";
import { registerOpening } from "./opening.ts";

test("answers 503 with Retry-After except for /healthz, until it is open", async () => {
  let isOpen = false;
  const app = Fastify();
  registerErrors(app);
  registerOpening(app, () => isOpen);
  app.get("/healthz", { config: { whileOpening: "answered" } }, () => "ok");
  app.get("/", () => "a page");
  const statuses = async () => {
    const answers = await Promise.all(["/healthz", "/", "/nowhere"].map((url) => app.inject(url)));
    return answers.map(({ statusCode, headers }) => [statusCode, headers["retry-after"]]);
  };
  expect(await statuses()).toEqual([
    [200, undefined],
    [503, "1"],
    [503, "1"],
  ]);
  isOpen = true;
  expect((await statuses()).map(([status]) => status)).toEqual([200, 200, 404]);
  await app.close();
});

test("the log mentions a health check before that only at the level debug", async () => {
  const lines: { level: number; msg: string }[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as (typeof lines)[number]) };
  const app = Fastify({ logger: { level: "debug", stream }, disableRequestLogging: true });
  registerErrors(app);
  registerOpening(app, () => false);
  app.get("/readyz", { logLevel: "warn", config: { isHealthCheck: true } }, () => "ready");
  app.get("/", () => "a page");
  await app.inject("/readyz");
  await app.inject("/");
  expect(lines.map(({ level, msg }) => [level, msg])).toEqual([
    [20, "not ready yet"],
    [40, "refused for now"],
  ]);
  await app.close();
});
