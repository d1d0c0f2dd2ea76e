// How `npm start` starts the site, without npm: its environment, the flags of Node, then the program.
import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  scripts: { start: string };
};

/** The script is 'NAME=value exec node …'. */
const [variables = "", command = ""] = scripts.start.split(" exec node ");

/** Arguments of Node, relative to the repository's root. */
export const startArguments = command.split(" ");

export const startEnvironment = Object.fromEntries(
  variables.split(" ").map((pair) => pair.split("=", 2) as [name: string, value: string]),
);
