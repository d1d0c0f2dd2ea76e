// Stores messages in the database of a site that is not running: node insert-messages.ts DIRECTORY < JSON. Without
// DATABASE_URL, the database is the embedded one in the directory.
import { text } from "node:stream/consumers";
import { openDatabase } from "#db/open.ts";
import { storeMessage } from "./messages.ts";

type Given = Omit<NonNullable<Parameters<typeof storeMessage>[1]>, "created"> & { created: string };

const [directory = ""] = process.argv.slice(2);
const given = JSON.parse(await text(process.stdin)) as Given[];
const url = process.env["DATABASE_URL"];
const database = await openDatabase(url ? { kind: "postgres", url } : { kind: "embedded", dataDir: directory });
for (const { created, ...fields } of given) await storeMessage(database.db, { ...fields, created: new Date(created) });
await database.close();
