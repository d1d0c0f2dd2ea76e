import { relative } from "node:path";
import type { Environment } from "../kernel/env.ts";

export function banner(env: Pick<Environment, "DATABASE_URL" | "DATA_DIR">, url: string): string {
  const lines = [
    ["Site", `${url}/`],
    ["Sign in", `${url}/login`],
    ["Database", databaseName(env)],
    ["Stop", "Ctrl+C"],
  ];
  return `\n${lines.map(([name = "", value = ""]) => `  ${name.padEnd(10)}${value}\n`).join("")}\n`;
}

/** The database URL may contain user and password, which are left out. */
function databaseName({ DATABASE_URL, DATA_DIR }: Pick<Environment, "DATABASE_URL" | "DATA_DIR">): string {
  if (DATABASE_URL === undefined) return `embedded, in ${relative(process.cwd(), DATA_DIR) || DATA_DIR}`;
  const { host, pathname } = new URL(DATABASE_URL);
  return `PostgreSQL, ${host}${pathname}`;
}
