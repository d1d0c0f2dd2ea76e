// What is not there is asked for as a document, at an address to which the router adds the language.
import { data, type LoaderFunctionArgs } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { orFromServer } from "./loaders.ts";

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
