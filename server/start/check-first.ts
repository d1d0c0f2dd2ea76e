import { createServer } from "node:net";
import pg from "pg";
import { addressesIn } from "#db/addresses.ts";
import type { Environment } from "../kernel/env.ts";
import { orNaming } from "../kernel/reason.ts";

const CONNECT_MS = 5_000;

/** @throws a one-line message that names the variable: HOST, PORT or DATABASE_URL */
export async function checkFirst(env: Environment): Promise<void> {
  await orNaming(listenVariable, listenOnce(env));
  if (env.DATABASE_URL === undefined) return;
  const { shared, direct } = addressesIn(env.DATABASE_URL);
  for (const address of new Set([shared, direct])) await orNaming(() => "DATABASE_URL", connectOnce(address));
}

/** Returns the environment variable that contains an unusable address or port. */
export function listenVariable(error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : null;
  return code === "EADDRINUSE" || code === "EACCES" ? "PORT" : "HOST";
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
