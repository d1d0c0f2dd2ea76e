// Removes documents whose time is over: to keep them longer than the law asks for needs a reason, and there is none.
import { localDay } from "#contract/values/clock-of-place.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropDocumentsKeptUntilBefore } from "./store.ts";

const DAY_MS = 24 * 3_600_000;

export const documentRemoval = repeated("documents past their time", DAY_MS, ({ database, now }) =>
  dropDocumentsKeptUntilBefore(database.db, localDay(now())),
);
