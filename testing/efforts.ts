import { openPasswordHashes } from "#server/kernel/secrets/password-hashes.ts";
import type { ProofWork } from "#server/kernel/proof-work.ts";
import { noReserve } from "#server/outside/reserve.ts";
import type { Efforts } from "#server/start/services.ts";

/** The minimum of Argon2: 8 KiB and one pass. */
export const cheapHashes = openPasswordHashes({ memoryCost: 8, timeCost: 1, parallelism: 1 });

export const easyWork: ProofWork = { cost: 10, guesses: { least: 2, below: 5 } };

export const cheapEfforts = {
  passwords: cheapHashes,
  proofWork: easyWork,
  reserve: noReserve,
  avifWidths: [],
} satisfies Efforts;
