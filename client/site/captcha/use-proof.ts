import { useEffect, useEffectEvent, useState } from "react";
import type { Challenge } from "#contract/fields/captcha.ts";
import type { ProofState } from "./CaptchaProof.tsx";
import { solve } from "./solve.ts";

type Proof = { state: ProofState; begin: () => void; forget: () => void };

const unsolved: ProofState = { tries: null, proof: null };

/**
 * Computes the proof on request. If the challenge has not arrived yet, the computation starts when it arrives.
 * @param onEnd called with true if a proof was found
 */
export function useProof(challenge: Challenge | null, onEnd: (isFound: boolean) => void): Proof {
  const [isWanted, setWanted] = useState(false);
  const [state, setState] = useState<ProofState>(unsolved);
  const forget = (): void => {
    setWanted(false);
    setState(unsolved);
  };
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isWanted || challenge === null) return;
    let isCurrent = true;
    const tell = (now: ProofState): void => void (isCurrent && setState(now));
    solve(challenge.proof, (tries) => tell({ tries, proof: null })).then(
      (proof) => {
        tell({ tries: 0, proof });
        if (isCurrent) end(true);
      },
      () => void (isCurrent && end(false)),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, challenge]);
  const begin = (): void => {
    setWanted(true);
    setState({ tries: 0, proof: null });
  };
  return { state, begin, forget };
}
