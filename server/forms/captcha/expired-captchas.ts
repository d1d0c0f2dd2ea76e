// Removes the rows of captchas that are refused by their age anyway, every hour.
import { HOUR_MS } from "#contract/values/time.ts";
import { repeated } from "../../kernel/jobs/work.ts";
import { removeExpiredCaptchas } from "./store.ts";

export const expiredCaptchas = repeated("expired captchas", HOUR_MS, ({ database, now }) =>
  removeExpiredCaptchas(database.db, now()),
);
