// The challenge that a form shows: asked for when it is first shown, and anew when it is wrong, used or too old.
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CaptchaForm, Challenge } from "#contract/fields/captcha.ts";
import { captcha } from "#contract/values/limits.ts";
import { refusalOf, trpc } from "../../api/trpc.ts";
import { canSolve } from "./solve.ts";

/** Before the server would refuse it. */
const RENEW_MS = (captcha.validMinutes * 60 - 20) * 1000;

export type AskedChallenge = {
  challenge: Challenge | null;
  /** Why there is none: the server's reason, or '' if it cannot be reached. */
  failure: string | null;
  /** Milliseconds since the challenge came. */
  age: () => number;
  renew: () => void;
};

/** @param onOld called when the challenge is replaced because of its age */
export function useChallenge(form: CaptchaForm, first: Challenge | null, onOld: () => void): AskedChallenge {
  const { client } = trpc.useUtils();
  const [challenge, setChallenge] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const arrived = useRef(0);
  const ask = useCallback(async () => {
    setFailure(null);
    try {
      // Who cannot compute a proof is asked a question in words instead.
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
    // One that came with the page came before this moment: its age must not be more than it is for the server.
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
