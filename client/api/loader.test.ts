import { data, type LoaderFunctionArgs } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { idLoader, orFromServer } from "./loader.ts";

afterEach(() => vi.unstubAllEnvs());

it("an address without a page is asked of the server in its language once", async () => {
  vi.stubEnv("SSR", false);
  const loader = orFromServer(() => {
    throw data(null, { status: 404 });
  });
  const request = new Request("https://mosthof.example/en/Aktuelles/alt?seite=2");
  const answer: unknown = await loader({ request } as LoaderFunctionArgs).catch((error: unknown) => error);
  expect((answer as Response).headers.get("location")).toBe("/Aktuelles/alt?seite=2");
});

it.each([
  ["01a21a5f-b9f2-7053-8c22-703d5e5b5240", null],
  ["new", null],
  ["1001", 404],
  ["", 404],
])("a row's screen at the address of %j", async (id, status) => {
  const load = async () => idLoader("new")({ params: { id } } as unknown as LoaderFunctionArgs);
  const answer: unknown = await load().catch((error: unknown) => error);
  expect(answer === null ? null : (answer as { init: ResponseInit }).init.status).toBe(status);
});
