import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
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
  ["SECRET_KEY_OLD", "short"],
  ["SECRET_KEY_FILE", "/there/is/no/such/file"],
  ["METRICS_TOKEN", "two words"],
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
  ["BACKUP_URL", "https://backup.example.org/site"],
  ["BACKUP_URL", "s3://bucket/a%20b?region=eu-central-1"],
  ["BACKUP_AT", "24:00"],
  ["BACKUP_AT", "3"],
  ["BACKUP_PASSPHRASE", "kurz"],
  ["FILES_URL", "https://s3.example.org/bucket"],
  ["FILES_URL", "s3://bucket"],
  ["FILES_URL", "s3://bucket/path?region=eu-central-1"],
  ["FILES_URL", "s3://bucket?region=eu-central-1&endpoint=ftp://s3.example.org"],
  ["FILES_URL", "s3://bucket?regoin=eu-central-1"],
])("%s=%s is refused in one line that names the variable, not the value", (name, value) => {
  const read = (): unknown => readEnvironment({ [name]: value });
  expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`, "u"));
  if (["ADMIN_PASSWORD", "METRICS_TOKEN", "SECRET_KEY"].includes(name)) expect(read).not.toThrow(value);
});

it.each([
  ["AWS_ACCESS_KEY_ID", { AWS_SECRET_ACCESS_KEY: "secret" }],
  ["AWS_SECRET_ACCESS_KEY", { AWS_ACCESS_KEY_ID: "id" }],
])("FILES_URL without %s is refused", (missing, given) => {
  const read = (): unknown => readEnvironment({ FILES_URL: "s3://bucket?region=eu-central-1", ...given });
  expect(read).toThrow(new RegExp(`^${missing}: is needed with FILES_URL$`, "u"));
});

it("backups: a folder, or a bucket with a path in it; a time of day, or never", () => {
  expect(readEnvironment({}).BACKUP_AT).toBe(180);
  expect(readEnvironment({ BACKUP_AT: "off" }).BACKUP_AT).toBeNull();
  expect(readEnvironment({ BACKUP_URL: "backups", BACKUP_AT: "23:30" })).toMatchObject({
    BACKUP_URL: { kind: "folder", path: resolve("backups") },
    BACKUP_AT: 23 * 60 + 30,
  });
  const given = { BACKUP_URL: "s3://bucket/site/a?region=eu-central-1", AWS_ACCESS_KEY_ID: "i" };
  expect(() => readEnvironment(given)).toThrow(/^AWS_SECRET_ACCESS_KEY: is needed with BACKUP_URL$/u);
  expect(readEnvironment({ ...given, AWS_SECRET_ACCESS_KEY: "s" }).BACKUP_URL).toMatchObject({
    kind: "s3",
    target: { bucket: "bucket" },
    prefix: "site/a/",
  });
});

describe("a secret in a file", () => {
  let dir: string;
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), "env-test-"));
    await writeFile(join(dir, "key"), `${"k".repeat(40)}\n`);
    await writeFile(join(dir, "mail"), "http://mail\n");
  });
  afterAll(() => rm(dir, { recursive: true }));

  it("is read without its last line break, for each secret", () => {
    const path = join(dir, "key");
    expect(
      readEnvironment({ SECRET_KEY_FILE: path, ADMIN_PASSWORD_FILE: path, METRICS_TOKEN_FILE: path }),
    ).toMatchObject({
      SECRET_KEY: "k".repeat(40),
      ADMIN_PASSWORD: "k".repeat(40),
      METRICS_TOKEN: "k".repeat(40),
    });
  });

  it("is refused beside the variable itself, and like a value of the variable", () => {
    const path = join(dir, "key");
    expect(() => readEnvironment({ SECRET_KEY_FILE: path, SECRET_KEY: "x".repeat(40) })).toThrow(/^SECRET_KEY_FILE: /u);
    expect(() => readEnvironment({ SMTP_URL_FILE: join(dir, "mail") })).toThrow(/^SMTP_URL: must be a URL/u);
  });
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
