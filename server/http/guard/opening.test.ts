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
