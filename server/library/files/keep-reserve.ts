// Creates the disk reserve after the start. If the reserve was used, creates it again when the disk has space.
import { repeated } from "../../kernel/jobs/work.ts";

const EVERY_MS = 600_000;

export const reserveKeeping = repeated("reserve", EVERY_MS, ({ reserve }) => reserve.fill());
