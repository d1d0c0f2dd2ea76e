import { useId, useImperativeHandle, useState } from "react";
import { useTranslation } from "react-i18next";
import { captcha as rules } from "#contract/values/limits.ts";
import styles from "./Captcha.module.css";
import { CaptchaPictures } from "./CaptchaPictures.tsx";
import { CaptchaQuestion } from "./CaptchaQuestion.tsx";
import { CaptchaProof } from "./CaptchaProof.tsx";
import type { CaptchaProps } from "./captcha-handle.ts";
import { canSolve } from "./solve.ts";
import { useChallenge } from "./use-challenge.ts";
import { useProof } from "./use-proof.ts";
import { useInBrowser } from "../../ui/use-in-browser.ts";

type Note = "renewed" | "expired" | "solving" | "solved" | "unsolved" | null;

export function Captcha({ form, error, first, handle, onAnswer }: CaptchaProps) {
  const { t } = useTranslation("forms");
  const id = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const [word, setWord] = useState("");
  const [note, setNote] = useState<Note>(null);
  const hasProof = useInBrowser(canSolve, false);
  const isInsecure = useInBrowser(() => !canSolve(), false);
  const { challenge, failure, age, renew } = useChallenge(form, first, () => forget("expired"));
  const { state, ...proof } = useProof(challenge, (isFound) => {
    if (!isFound) return forget("unsolved");
    setNote("solved");
    onAnswer();
  });
  function forget(why: Note): void {
    setChosen(null);
    setWord("");
    proof.forget();
    setNote(why);
  }
  const isShown = challenge?.pictures.some(({ value }) => value === chosen) ?? false;
  const answer = word.trim() || (isShown ? chosen : null);

  useImperativeHandle(handle, () => ({
    isAnswered: () => challenge !== null && (state.proof !== null || answer !== null),
    take: async () => {
      if (!challenge) return undefined;
      if (state.proof !== null) return { id: challenge.id, proof: state.proof };
      await new Promise((resolve) => setTimeout(resolve, rules.minimumSeconds * 1000 - age()));
      return answer === null ? undefined : { id: challenge.id, answer };
    },
    renew: () => {
      forget(null);
      renew();
    },
  }));

  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.captcha}>
      <div className={styles.ways}>
        {state.proof === null && (
          <CaptchaPictures
            challenge={challenge}
            chosen={chosen}
            onChoose={(value) => {
              setChosen(value);
              onAnswer();
            }}
            errorId={errorId}
            onOther={() => {
              forget("renewed");
              renew();
            }}
          />
        )}
        {challenge?.question && (
          <CaptchaQuestion
            isInsecure={isInsecure}
            question={challenge.question}
            word={word}
            onWrite={(text) => {
              setWord(text);
              onAnswer();
            }}
          />
        )}
        {hasProof && (
          <CaptchaProof
            state={state}
            onStart={() => {
              setNote("solving");
              proof.begin();
            }}
          />
        )}
      </div>
      {failure !== null && (
        <p className={styles.error}>
          {failure || t("captcha.failed")}{" "}
          <button type="button" className={styles.textButton} onClick={renew}>
            {t("captcha.again")}
          </button>
        </p>
      )}
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
      <p role="status" className={note === "solved" ? styles.solved : styles.note}>
        {note && t(`captcha.${note}`)}
      </p>
    </div>
  );
}
