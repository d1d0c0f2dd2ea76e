// How `npm start` starts the site, without npm: its environment, the flags of Node, then the program.
import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  scripts: { start: string };
};

/** The script is 'NAME=value exec node …'. */
const [variables = "", command = ""] = scripts.start.split(" exec node ");

/** Arguments of Node, relative to the repository's root. */
export const startArguments = command.split(" ");

/** The same flags with the entry that has cheap password hashes and proofs of work. */
export const testStartArguments = [
  ...startArguments.slice(0, -1),
  "--import=./server/start/quick-imports.ts",
  "testing/start-site.ts",
];

export const startEnvironment = Object.fromEntries(
  variables.split(" ").map((pair) => pair.split("=", 2) as [name: string, value: string]),
);
