export type ProofWork = {
  /** Iterations of PBKDF2 per guess. */
  cost: number;
  /** The server draws the number of guesses at random from `least` up to, but not including, `below`. */
  guesses: { least: number; below: number };
};
