// How `npm start` starts the site, without npm: the flags of Node, then the program.
import { readFileSync } from "node:fs";

const { scripts } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
  scripts: { start: string };
};

/** Arguments of Node, relative to the repository's root; the script begins with 'exec node'. */
export const startArguments = scripts.start.split(" ").slice(2);
