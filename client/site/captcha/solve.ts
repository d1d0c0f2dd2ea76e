import type { Challenge } from "#contract/fields/captcha.ts";

/** SubtleCrypto exists only in secure contexts: https and localhost. */
export const canSolve = (): boolean => globalThis.crypto?.subtle !== undefined;

type Said = { tries?: number; solution?: unknown };

/**
 * @param onTries called with the number of tried keys
 * @returns the input for the server: base64 of the JSON of challenge and solution
 */
export function solve(challenge: Challenge["proof"], onTries: (tries: number) => void): Promise<string> {
  const worker = new Worker(new URL("./solve.worker.ts", import.meta.url), { type: "module" });
  return new Promise<string>((resolve, reject) => {
    worker.addEventListener("error", () => reject(new Error("the proof could not be computed")));
    worker.addEventListener("message", ({ data }: MessageEvent<Said>) => {
      if (data.tries !== undefined) onTries(data.tries);
      else if (data.solution) resolve(btoa(JSON.stringify({ challenge, solution: data.solution })));
      else reject(new Error("the proof took too long"));
    });
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}
