import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { z } from "zod";
import { isHostAndPort } from "#db/addresses.ts";
import type { DemoName } from "#db/seed/types.ts";
import { parseBackupUrl, parseFilesUrl } from "../outside/files-url.ts";

function urlOf(protocols: string[]) {
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    abort: true,
    error: `must be a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(" or ")}`,
  });
}

const wholeNumber = (max: number) =>
  z
    .string()
    .regex(/^\d+$/u, { error: "must be a whole number" })
    .transform(Number)
    .refine((value) => value <= max, { error: `must be at most ${max}` });

const filesUrl = z.string().transform((value, context) => {
  const target = parseFilesUrl(value);
  if (!("problem" in target)) return target;
  context.addIssue({ code: "custom", message: target.problem });
  return z.NEVER;
});

const backupUrl = z.string().transform((value, context) => {
  const place = parseBackupUrl(value);
  if (!("problem" in place)) return place;
  context.addIssue({ code: "custom", message: place.problem });
  return z.NEVER;
});

/** Minutes after midnight in the zone of the site; null: no scheduled backups. */
const backupAt = z
  .string()
  .regex(/^(?:off|(?:[01]\d|2[0-3]):[0-5]\d)$/u, { error: "must be a time such as 03:00, or off" })
  .transform((value) => (value === "off" ? null : Number(value.slice(0, 2)) * 60 + Number(value.slice(3))));

/** null: the site starts without a demo. */
const demos = { "0": null, "1": "mosthof", verein: "verein" } as const satisfies Record<string, DemoName | null>;

const secretKey = z.string().min(32, { error: "must have at least 32 characters" }).optional();

const environmentSchema = z.object({
  PORT: wholeNumber(65_535).default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  PUBLIC_URL: urlOf(["http:", "https:"])
    .refine((value) => /^\w+:\/\/[^/?#@]+\/?$/u.test(value), { error: "must be an origin without a path" })
    .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))
    .optional(),
  DATA_DIR: z
    .string()
    .min(1)
    .default("./data")
    .transform((value) => resolve(value)),
  DATABASE_URL: urlOf(["postgres:", "postgresql:"])
    .refine((value) => isHostAndPort(new URL(value).searchParams.get("direct") ?? "localhost"), {
      error: "direct must be HOST:PORT of the server behind a pooler",
    })
    .optional(),
  FILES_URL: filesUrl.optional(),
  BACKUP_URL: backupUrl.optional(),
  BACKUP_AT: backupAt.prefault("03:00"),
  BACKUP_PASSPHRASE: z.string().normalize("NFC").min(12, { error: "must have at least 12 characters" }).optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  SMTP_URL: urlOf(["smtp:", "smtps:"])
    .refine((value) => new URL(value).hostname !== "", { error: "must name a host" })
    .optional(),
  ADMIN_HANDLE: z
    .email({ error: "must be a mail address" })
    .transform((value) => value.toLowerCase())
    .default("admin@example.org"),
  // The password is normalised in the same way as a typed password at sign-in. Otherwise the two might not match.
  ADMIN_PASSWORD: z
    .string()
    .normalize("NFC")
    .min(10, { error: "must have 10 to 128 characters" })
    .max(128, { error: "must have 10 to 128 characters" })
    .optional(),
  DEMO: z
    .enum(["0", "1", "verein"], { error: "must be 0, 1 or verein" })
    .default("1")
    .transform((value) => demos[value]),
  METRICS_TOKEN: z
    .string()
    .regex(/^[!-~]+$/u, { error: "must be visible ASCII characters without spaces" })
    .optional(),
  TRUST_PROXY: wholeNumber(10).default(0),
  SECRET_KEY: secretKey,
  SECRET_KEY_OLD: secretKey,
  STRIPE_API_BASE: urlOf(["http:", "https:"]).optional(),
  GRAPH_API_BASE: urlOf(["http:", "https:"]).optional(),
  PUSH_API_BASE: urlOf(["http:", "https:"])
    .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))
    .optional(),
  TILES_BASE: urlOf(["http:", "https:"])
    .transform((value) => value.replace(/\/+$/u, ""))
    .optional(),
  STILLS_BASE: urlOf(["http:", "https:"])
    .transform((value) => value.replace(/\/+$/u, ""))
    .optional(),
  WEBHOOK_BASE: urlOf(["http:", "https:"])
    .transform((value) => (URL.canParse(value) ? new URL(value).origin : value))
    .optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
});

export type Environment = z.output<typeof environmentSchema>;

export const environmentNames = Object.keys(environmentSchema.shape);

/** The variables whose value can be in a file. NAME_FILE is the path of this file. */
export const secretNames = [
  "SECRET_KEY",
  "SECRET_KEY_OLD",
  "DATABASE_URL",
  "SMTP_URL",
  "FILES_URL",
  "ADMIN_PASSWORD",
  "METRICS_TOKEN",
  "BACKUP_PASSPHRASE",
] as const satisfies readonly (keyof typeof environmentSchema.shape)[];

type Source = Record<string, string | undefined>;

/** Reads the values that are in files, without a line break at the end. */
function withFiles(given: Source): Source {
  const read = secretNames.flatMap((name) => {
    const path = given[`${name}_FILE`];
    if (path === undefined) return [];
    if (given[name] !== undefined) throw new Error(`${name}_FILE: ${name} is set, too`);
    try {
      return [[name, readFileSync(path, "utf8").replace(/\r?\n$/u, "")]];
    } catch (error) {
      throw new Error(`${name}_FILE: cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error });
    }
  });
  return { ...given, ...Object.fromEntries(read) };
}

/** An empty value counts as unset. @throws an error with one line that names the wrong variable */
export function readEnvironment(source: Source): Environment {
  const set = Object.entries(source).filter(([, value]) => value !== undefined && value !== "");
  const given = withFiles(Object.fromEntries(set));
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return requireKeyOfStorage(parsed.data);
  const [issue] = parsed.error.issues;
  throw new Error(`${issue?.path.join(".")}: ${issue?.message ?? "is not valid"}`);
}

/** Without these keys in the environment, the AWS SDK would request keys from other hosts. */
function requireKeyOfStorage(env: Environment): Environment {
  const missing = (["AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY"] as const).find((name) => env[name] === undefined);
  if (env.FILES_URL && missing) throw new Error(`${missing}: is needed with FILES_URL`);
  if (env.BACKUP_URL?.kind === "s3" && missing) throw new Error(`${missing}: is needed with BACKUP_URL`);
  return env;
}

export function listeningUrl({ HOST }: Pick<Environment, "HOST">, port: number): string {
  return `http://${HOST.includes(":") ? `[${HOST}]` : HOST}:${port}`;
}

export function publicUrlOf(env: Pick<Environment, "HOST" | "PUBLIC_URL">, port: number): string {
  return env.PUBLIC_URL ?? listeningUrl(env, port);
}
