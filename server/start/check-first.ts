import { constants } from "node:fs";
import { access, mkdir, stat } from "node:fs/promises";
import { createServer } from "node:net";
import pg from "pg";
import { addressesIn } from "#db/addresses.ts";
import type { Environment } from "../kernel/env.ts";
import { orNaming, reasonOf } from "../kernel/reason.ts";

const CONNECT_MS = 5_000;

/** @throws a one-line message that names the variable and says what to do: HOST, PORT, DATA_DIR or DATABASE_URL */
export async function checkFirst(env: Environment): Promise<void> {
  await orAdvising((error) => listenProblem(env, error), listenOnce(env));
  await orAdvising((error) => dataDirProblem(env, error), openDataDir(env));
  if (env.DATABASE_URL === undefined) return;
  const { shared, direct } = addressesIn(env.DATABASE_URL);
  for (const address of new Set([shared, direct])) await orNaming(() => "DATABASE_URL", connectOnce(address));
}

/** @throws an error with the sentence of `problemOf` */
export async function orAdvising<Result>(
  problemOf: (error: unknown) => string,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw new Error(problemOf(error), { cause: error });
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && "code" in error ? error.code : null);

export function listenProblem({ HOST, PORT }: Pick<Environment, "HOST" | "PORT">, error: unknown): string {
  const code = codeOf(error);
  if (code === "EADDRINUSE")
    return `PORT: ${PORT} is in use on ${HOST}, perhaps by this site; end that program, or set another PORT`;
  if (code === "EACCES") return `PORT: ${PORT} is not allowed to this user; set one from 1024 to 65535`;
  return `HOST: this machine cannot listen on ${HOST} (${reasonOf(error)}); set one of its addresses, such as 127.0.0.1`;
}

export function dataDirProblem({ DATA_DIR }: Pick<Environment, "DATA_DIR">, error: unknown): string {
  const code = codeOf(error);
  if (code === "EEXIST" || code === "ENOTDIR")
    return `DATA_DIR: ${DATA_DIR} is a file, or lies below one; set the path of a folder`;
  return `DATA_DIR: ${DATA_DIR} cannot be used (${String(code)}); give it to the user that runs the site, or set another folder`;
}

async function openDataDir({ DATA_DIR }: Environment): Promise<void> {
  // An error of mkdir for a file is EEXIST. A folder may exist, although its parent is not writable.
  if (!(await stat(DATA_DIR).catch(() => null))?.isDirectory()) await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK);
}

function listenOnce({ HOST, PORT }: Environment): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen({ host: HOST, port: PORT }, () => server.close(() => resolve()));
  });
}

async function connectOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  try {
    await client.connect();
  } finally {
    await client.end();
  }
}
