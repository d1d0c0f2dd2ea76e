import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CaptchaForm, Challenge } from "#contract/fields/captcha.ts";
import { captcha } from "#contract/values/limits.ts";
import { useClient } from "../../api/access.ts";
import { refusalOf } from "../../api/refusal.ts";
import { canSolve } from "./solve.ts";

/** The challenge is renewed before the server would refuse it. */
const RENEW_MS = (captcha.validMinutes * 60 - 20) * 1000;

export type RequestedChallenge = {
  challenge: Challenge | null;
  failure: string | null;
  age: () => number;
  renew: () => void;
};

export function useChallenge(form: CaptchaForm, first: Challenge | null, onOld: () => void): RequestedChallenge {
  const client = useClient();
  const [challenge, setChallenge] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const arrived = useRef(0);
  const ask = useCallback(async () => {
    setFailure(null);
    try {
      // A browser that cannot compute a proof gets a written question instead.
      const next = await client.captcha.challenge.query({ form, isWritten: !canSolve() });
      arrived.current = performance.now();
      setChallenge(next);
    } catch (error) {
      setFailure(refusalOf(error)?.message ?? "");
    }
  }, [client, form]);
  const renew = useCallback(() => void ask(), [ask]);
  const isAsked = useRef(first !== null);
  useEffect(() => {
    // The real age of a challenge in the server's HTML is unknown, so its age is counted from now.
    if (isAsked.current) arrived.current ||= performance.now();
    else renew();
    isAsked.current = true;
  }, [renew]);
  const tellOld = useEffectEvent(onOld);
  useEffect(() => {
    if (challenge === null) return;
    const timer = setTimeout(() => {
      tellOld();
      renew();
    }, RENEW_MS);
    return () => clearTimeout(timer);
  }, [challenge, renew]);
  return { challenge, failure, age: () => performance.now() - arrived.current, renew };
}
