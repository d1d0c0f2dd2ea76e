// Reads from package.json how `npm start` starts the site: environment, Node flags and program.
import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  scripts: { start: string };
};

/** The script is 'NAME=value exec node …'. */
const [variables = "", command = ""] = scripts.start.split(" exec node ");

/** Node's arguments, relative to the repository's root. */
export const startArguments = command.split(" ");

/** The same flags with an entry point that uses cheap password hashes and proofs of work. */
export const testStartArguments = [
  ...startArguments.slice(0, -1),
  "--import=./server/start/quick-imports.ts",
  "testing/start-site.ts",
];

export const startEnvironment = Object.fromEntries(
  variables.split(" ").map((pair) => pair.split("=", 2) as [name: string, value: string]),
);
