// Removes the rows of captchas that are refused by their age anyway, every hour.
import { repeated } from "../../kernel/jobs/work.ts";
import { removeExpiredCaptchas } from "./store.ts";

const HOUR_MS = 3_600_000;

export const expiredCaptchas = repeated("expired captchas", HOUR_MS, ({ database, now }) =>
  removeExpiredCaptchas(database.db, now()),
);
