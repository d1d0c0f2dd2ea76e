export type ProofWork = {
  /** Iterations of PBKDF2 per guess. */
  cost: number;
  /** The number of guesses is drawn between these bounds; `below` is exclusive. */
  guesses: { least: number; below: number };
};
