import { RouterContextProvider, type RouteObject } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { prefetch } from "./prefetch.ts";

const lazy = vi.fn(() => Promise.resolve({ element: null }));
const loader = vi.fn(() => Promise.resolve(null));
const unknown = vi.fn(() => Promise.resolve(null));

const routes: RouteObject[] = [
  { path: "/shop/:id", lazy, loader },
  { path: "*", loader: unknown },
];
const site = { routes: () => routes, basename: "/en", context: () => new RouterContextProvider() };

beforeEach(() => vi.clearAllMocks());

it("runs the loader and loads the code of a link's page", async () => {
  await prefetch(site, new URL("http://site/en/shop/most?tag=a"));
  expect(lazy).toHaveBeenCalledOnce();
  expect(loader).toHaveBeenCalledWith(expect.objectContaining({ params: { id: "most" } }));
});

it("asks for no missing page, and for none in the other language", async () => {
  await prefetch(site, new URL("http://site/en/gibt-es-nicht"));
  await prefetch(site, new URL("http://site/shop/most"));
  for (const call of [unknown, lazy, loader]) expect(call).not.toHaveBeenCalled();
});
