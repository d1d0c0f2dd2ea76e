import { expect, it } from "vitest";
import { contentSecurityPolicy } from "./csp.ts";

const policy = (consents: ("social" | "analytics")[] = [], nonce: string | null = null): string =>
  `\n${contentSecurityPolicy({ nonce, consents, isDevelopment: false }).replaceAll("; ", "\n")}\n`;

it("allows guests' pages to load from this site only", () => {
  expect(policy()).toMatchInlineSnapshot(`
    "
    default-src 'self'
    script-src 'self'
    style-src 'self'
    style-src-attr 'unsafe-inline'
    img-src 'self' data: blob:
    font-src 'self'
    connect-src 'self'
    object-src 'none'
    base-uri 'none'
    form-action 'self'
    frame-ancestors 'none'
    frame-src 'self'
    manifest-src 'self'
    worker-src 'self'
    "
  `);
});

it("allows each third party separately, after the visitor's consent", () => {
  const plain = policy().split("\n");
  const added = (kind: "social" | "analytics") =>
    policy([kind])
      .split("\n")
      .filter((line) => !plain.includes(line));
  expect(added("social")).toMatchInlineSnapshot(`
    [
      "frame-src 'self' https://www.facebook.com",
    ]
  `);
  expect(added("analytics")).toMatchInlineSnapshot(`
    [
      "script-src 'self' https://*.googletagmanager.com",
      "img-src 'self' data: blob: https://*.google-analytics.com https://*.googletagmanager.com",
      "connect-src 'self' https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com",
    ]
  `);
  expect(policy(["social", "analytics"])).not.toBe(policy(["social"]));
  expect(policy()).toMatch(/frame-src 'self'/u);
});

it("allows the admin layer's styles by a nonce, but no scripts", () => {
  const plain = policy().split("\n");
  expect(
    policy([], "abc")
      .split("\n")
      .filter((line) => !plain.includes(line)),
  ).toEqual(["style-src 'self' 'nonce-abc'"]);
});
