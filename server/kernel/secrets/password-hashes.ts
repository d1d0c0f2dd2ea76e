import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { openGate } from "../gate.ts";

/** `memoryCost` in KiB, `timeCost` in passes, `parallelism` in lanes. */
export type HashCost = { memoryCost: number; timeCost: number; parallelism: number };

export type PasswordHashes = {
  hash: (password: string) => Promise<string>;
  /**
   * @param passwordHash null for an unknown handle or a user without password. The function then takes the same time
   * and returns false.
   * @param address the client's IP address; addresses take turns
   * @throws unavailable (C503) with the seconds to wait if too many requests wait
   */
  verify: (passwordHash: string | null, password: string, address: string) => Promise<boolean>;
};

/** OWASP's minimum for Argon2id: 19 MiB, 2 passes, 1 lane. */
const owaspMinimum: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The members of a household share an address, and eight waiting sign-ins are enough for them. 1,000 sign-ins take half
 * a minute.
 */
const verifying = { atOnce: 2, inAll: 1_000, fromOneAddress: 8 };

export function openPasswordHashes(cost: HashCost = owaspMinimum): PasswordHashes {
  // Each hash needs 19 MiB and a core. Without this limit, anyone could exhaust the memory with sign-ins.
  const twoAtOnce = pLimit(2);
  const gate = openGate(verifying);
  const hashOf = (password: string): Promise<string> => twoAtOnce(() => hash(password, cost));
  // The hash that is verified for an unknown handle. So the response time does not reveal whether a handle exists.
  let decoy: Promise<string> | undefined;
  return {
    hash: hashOf,
    verify: async (passwordHash, password, address) => {
      decoy ??= hashOf(randomBytes(16).toString("hex"));
      const against = passwordHash ?? (await decoy);
      const isRight = await gate(address, () => twoAtOnce(() => verify(against, password)));
      return isRight && passwordHash !== null;
    },
  };
}
