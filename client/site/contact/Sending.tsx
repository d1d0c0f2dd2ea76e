// The part of the contact form that sends it: the captcha, and what is wrong with the whole.
import { useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";
import { Captcha } from "../captcha/Captcha.tsx";
import type { CaptchaHandle } from "../captcha/captcha-handle.ts";
import styles from "./ContactForm.module.css";
import type { SendingProps } from "./form-state.ts";
import { useKeptText } from "./kept-text.ts";
import { useSending } from "./use-sending.ts";

export function Sending({ form, sent, state, setState, handle, isSentEarly }: SendingProps) {
  const captcha = useRef<CaptchaHandle>(null);
  const { send, forgive } = useSending({ form, captcha, state, setState });
  useKeptText(form);
  const onInput = useEffectEvent((event: Event) => forgive((event.target as HTMLInputElement).name));
  const sendEarly = useEffectEvent(() => isSentEarly && void send());
  useEffect(() => {
    const whole = form.current;
    whole?.addEventListener("input", onInput);
    sendEarly();
    return () => whole?.removeEventListener("input", onInput);
  }, [form]);
  useImperativeHandle(handle, () => ({ send: () => void send() }));
  return (
    <>
      <Captcha
        form="message"
        first={sent?.challenge ?? null}
        error={state.errors["captcha"]}
        handle={captcha}
        onAnswer={() => forgive("captcha")}
      />
      {state.message && (
        <p className={styles.error} role="alert" tabIndex={-1}>
          {state.message}
        </p>
      )}
    </>
  );
}
