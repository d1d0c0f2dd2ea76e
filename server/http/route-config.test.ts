import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openTestServices, type TestServices } from "#testing/file-services.ts";
import { registerBodies } from "./guard/bodies.ts";
import { registerErrors } from "./errors.ts";
import { registerSession } from "./guard/session.ts";

let services: TestServices;
let app: FastifyInstance;
beforeAll(async () => {
  services = await openTestServices();
  app = Fastify();
  registerErrors(app);
  registerBodies(app);
  await registerSession(app, services, () => ({ publicUrl: "http://localhost", port: 80 }));
  const answer = {
    handler: async (request: { body: unknown }) => ({
      isBytes: Buffer.isBuffer(request.body),
      body: String(request.body),
    }),
  };
  app.route({ method: "POST", url: "/plain", ...answer });
  app.route({ method: "POST", url: "/own", config: { origin: "own" }, ...answer });
  app.route({ method: "POST", url: "/any", config: { origin: "any", body: "raw" }, ...answer });
  app.route({ method: "GET", url: "/without", config: { session: "none" }, handler: async () => ({}) });
  app.route({ method: "GET", url: "/with", handler: async () => ({}) });
});
afterAll(async () => {
  await app.close();
  await services.close();
});

const foreign = "https://evil.example";
const post = (url: string, headers: Record<string, string>) =>
  app.inject({
    method: "POST",
    url,
    headers: { host: "localhost", "content-type": "application/json", ...headers },
    payload: '{ "a":1 }',
  });

describe("a body", () => {
  it("reaches a route with raw bodies as the received bytes", async () => {
    expect((await post("/any", {})).json()).toEqual({ isBytes: true, body: '{ "a":1 }' });
    expect((await post("/plain", {})).json()).toMatchObject({ isBytes: false });
  });
});

describe("another origin", () => {
  it("may write without a cookie, unless the route accepts only its own origin", async () => {
    expect((await post("/plain", { origin: foreign })).statusCode).toBe(200);
    expect((await post("/own", { origin: foreign })).json()).toMatchObject({ code: "C100" });
  });

  it("may not write with a session cookie, unless the route accepts any origin", async () => {
    const headers = { origin: foreign, cookie: "session=made-up" };
    expect((await post("/plain", headers)).statusCode).toBe(403);
    expect((await post("/any", headers)).statusCode).toBe(200);
  });
});

it("a route without sessions clears no cookie", async () => {
  const get = (url: string) => app.inject({ url, headers: { host: "localhost", cookie: "session=made-up" } });
  expect((await get("/with")).headers["set-cookie"]).toContain("session=;");
  expect((await get("/without")).headers["set-cookie"]).toBeUndefined();
});
