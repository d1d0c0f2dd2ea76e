// Runs a command with TEST_DATABASE_URL of a private PostgreSQL: node server/testing/with-postgres.ts COMMAND …
import { spawn } from "node:child_process";
import { startPrivatePostgres } from "./postgres.ts";

const [command, ...args] = process.argv.slice(2);
if (command === undefined) throw new Error("which command?");
const postgres = await startPrivatePostgres();
const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, TEST_DATABASE_URL: postgres.url } });
const code = await new Promise<number>((resolve) => child.once("exit", (status) => resolve(status ?? 1)));
await postgres.close();
process.exit(code);
