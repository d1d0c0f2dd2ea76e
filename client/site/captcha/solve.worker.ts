// Computes a proof in a worker, so that the page can still react to input. The worker reports its progress.
import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

const STEP = 10;

addEventListener("message", async ({ data }: MessageEvent<Challenge>) => {
  let tries = 0;
  const counted: typeof deriveKey = (...given) => {
    tries += 1;
    if (tries % STEP === 0) postMessage({ tries });
    return deriveKey(...given);
  };
  postMessage({ solution: await solveChallenge({ challenge: data, deriveKey: counted }) });
});
