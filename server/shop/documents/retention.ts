// Removes documents after their retention period, because GDPR Art. 5 allows no longer storage.
import { DAY_MS } from "#contract/values/time.ts";
import { localDay } from "#contract/values/clock-of-place.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { dropDocumentsKeptUntilBefore } from "./store.ts";

export const documentRemoval = repeated("documents past their time", DAY_MS, ({ database, now }) =>
  dropDocumentsKeptUntilBefore(database.db, localDay(now())),
);
