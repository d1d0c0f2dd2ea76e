// How much work the proof of a public form is.

export type ProofWork = {
  /** Iterations of PBKDF2 for one guess. */
  cost: number;
  /** The number of guesses is drawn between these bounds. */
  guesses: { least: number; below: number };
};
