// Stores messages in the embedded database of a directory whose site is stopped: node insert-messages.ts DIRECTORY < JSON
import { text } from "node:stream/consumers";
import { openDatabase } from "#db/open.ts";
import { storeMessage } from "./messages.ts";

type Given = Omit<NonNullable<Parameters<typeof storeMessage>[1]>, "created"> & { created: string };

const [directory = ""] = process.argv.slice(2);
const given = JSON.parse(await text(process.stdin)) as Given[];
const database = await openDatabase({ kind: "embedded", dataDir: directory });
for (const { created, ...fields } of given) await storeMessage(database.db, { ...fields, created: new Date(created) });
await database.close();
