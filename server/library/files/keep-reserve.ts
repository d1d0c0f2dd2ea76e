import { repeated } from "../../kernel/jobs/work.ts";

const EVERY_MS = 600_000;

export const reserveKeeping = repeated("reserve", EVERY_MS, ({ reserve }) => reserve.fill());
