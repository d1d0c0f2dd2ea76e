// Keeps the reserve on the disk: made after the start, and again when there is room after it was given up.
import { repeated } from "../../kernel/jobs/work.ts";

const EVERY_MS = 600_000;

export const reserveKeeping = repeated("reserve", EVERY_MS, ({ reserve }) => reserve.fill());
