// Password hashes that cost a test next to nothing.
import { openPasswordHashes } from "../auth/password-hashes.ts";

/** The least that Argon2 allows: 8 KiB, one pass. */
export const cheapHashes = openPasswordHashes({ memoryCost: 8, timeCost: 1, parallelism: 1 });
