import { resolve } from "node:path";
import { expect, it } from "vitest";
import { readEnvironment } from "./env.ts";

it.each([
  ["PORT", "99999"],
  ["PORT", "80a"],
  ["PUBLIC_URL", "example.org"],
  ["PUBLIC_URL", "ftp://example.org"],
  ["PUBLIC_URL", "https://example.org/site"],
  ["PUBLIC_URL", "https://user@example.org"],
  ["SMTP_URL", "http://mail"],
  ["SMTP_URL", "smtp://"],
  ["DATABASE_URL", "mysql://site@localhost/site"],
  ["DATABASE_URL", "postgres://site@localhost/site?direct=host:port"],
  ["ADMIN_HANDLE", "nobody"],
  ["ADMIN_PASSWORD", "short"],
  ["ADMIN_PASSWORD", "x".repeat(129)],
  ["SECRET_KEY", "short"],
  ["DEMO", "yes"],
  ["DEMO", "mosthof"],
  ["TRUST_PROXY", "11"],
  ["TRUST_PROXY", "yes"],
  ["LOG_LEVEL", "loud"],
  ["STRIPE_API_BASE", "api.stripe.com"],
  ["GRAPH_API_BASE", "ftp://graph"],
  ["PUSH_API_BASE", "push"],
  ["TILES_BASE", "tiles"],
  ["STILLS_BASE", "stills"],
  ["WEBHOOK_BASE", "hooks"],
  ["FILES_URL", "https://s3.example.org/bucket"],
  ["FILES_URL", "s3://bucket"],
  ["FILES_URL", "s3://bucket/path?region=eu-central-1"],
  ["FILES_URL", "s3://bucket?region=eu-central-1&endpoint=ftp://s3.example.org"],
  ["FILES_URL", "s3://bucket?regoin=eu-central-1"],
])("%s=%s is refused in one line that names the variable, not the value", (name, value) => {
  const read = (): unknown => readEnvironment({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`, "u"));
  if (name === "ADMIN_PASSWORD" || name === "SECRET_KEY") expect(read).not.toThrow(value);
});

it.each([
  ["AWS_ACCESS_KEY_ID", { AWS_SECRET_ACCESS_KEY: "secret" }],
  ["AWS_SECRET_ACCESS_KEY", { AWS_ACCESS_KEY_ID: "id" }],
])("FILES_URL without %s is refused", (missing, given) => {
  const read = (): unknown => readEnvironment({ FILES_URL: "s3://bucket?region=eu-central-1", ...given });
  expect(read).toThrow(new RegExp(`^${missing}: is needed with FILES_URL$`, "u"));
});

it("an empty value counts as unset", () => {
  const names = [
    "PORT",
    "HOST",
    "PUBLIC_URL",
    "DATABASE_URL",
    "FILES_URL",
    "SMTP_URL",
    "ADMIN_PASSWORD",
    "SECRET_KEY",
    "DEMO",
  ];
  expect(readEnvironment(Object.fromEntries(names.map((name) => [name, ""])))).toEqual(readEnvironment({}));
});

it("values are normalised, and the rest has defaults", () => {
  const given = {
    PORT: "0",
    PUBLIC_URL: "https://Hof.example/",
    DATA_DIR: "somewhere",
    ADMIN_HANDLE: "Admin@Example.org",
    ADMIN_PASSWORD: "Mühlenrad-2026".normalize("NFD"),
    DEMO: "0",
    TILES_BASE: "https://tiles.example///",
  };
  expect(readEnvironment(given)).toMatchObject({
    PORT: 0,
    HOST: "127.0.0.1",
    PUBLIC_URL: "https://hof.example",
    DATA_DIR: resolve("somewhere"),
    ADMIN_HANDLE: "admin@example.org",
    ADMIN_PASSWORD: "Mühlenrad-2026".normalize("NFC"),
    DEMO: null,
    TRUST_PROXY: 0,
    TILES_BASE: "https://tiles.example",
    LOG_LEVEL: "info",
  });
});

it.each([
  [undefined, "mosthof"],
  ["1", "mosthof"],
  ["verein", "verein"],
  ["0", null],
])("DEMO=%s starts with the demo %s", (DEMO, demo) => {
  expect(readEnvironment({ DEMO }).DEMO).toBe(demo);
});
