// The comparison for uploads: stores pictures and creates the same variants, four at a time, without HTTP and database.
import { copyFile, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import { makeRenditions } from "#server/outside/images.ts";

const [from = "", to = ""] = process.argv.slice(2);
const slots = pLimit(4);
await Promise.all(
  (await readdir(from)).map((name) =>
    slots(async () => {
      const file = join(to, name);
      await copyFile(join(from, name), file);
      const { variants } = await makeRenditions(file);
      await Promise.all(variants.map(({ bytes }, index) => writeFile(`${file}.${index}`, bytes)));
    }),
  ),
);
