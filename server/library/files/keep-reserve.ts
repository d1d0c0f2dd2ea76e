// Creates the disk reserve after the start, and again when there is space after it was used.
import { repeated } from "../../kernel/jobs/work.ts";

const EVERY_MS = 600_000;

export const reserveKeeping = repeated("reserve", EVERY_MS, ({ reserve }) => reserve.fill());
