// Reads package.json to find out how `npm start` starts the site: environment, Node's flags and program.
import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  scripts: { start: string };
};

/** The script has the form 'NAME=value exec node …'. */
const [variables = "", command = ""] = scripts.start.split(" exec node ");

/** Node's arguments, relative to the repository's root. */
export const startArguments = command.split(" ");

/** The same flags, but with another program: it uses cheap password hashes and proofs of work. */
export const testStartArguments = [
  ...startArguments.slice(0, -1),
  "--import=./server/start/quick-imports.ts",
  "testing/start-site.ts",
];

export const startEnvironment = Object.fromEntries(
  variables.split(" ").map((pair) => pair.split("=", 2) as [name: string, value: string]),
);
