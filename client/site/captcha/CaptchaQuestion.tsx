// The written question, for browsers that cannot compute a proof: without JavaScript, or without a secure context.
import { useId } from "react";
import { useTranslation } from "react-i18next";
import styles from "./Captcha.module.css";

type Props = { isInsecure: boolean; question: string; word: string; onWrite: (word: string) => void };

export function CaptchaQuestion({ isInsecure, question, word, onWrite }: Props) {
  const { t } = useTranslation("forms");
  const id = useId();
  return (
    <div className={styles.way}>
      <p id={id} className={styles.hint}>
        {isInsecure && t("captcha.insecure")} {t("captcha.instead")}
      </p>
      <label className={styles.question}>
        {question}
        <input
          name="captcha_word"
          autoComplete="off"
          aria-describedby={id}
          value={word}
          onChange={(event) => onWrite(event.target.value)}
        />
      </label>
    </div>
  );
}
