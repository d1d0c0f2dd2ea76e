import { useTranslation } from "react-i18next";
import buttons from "../../ui/Button.module.css";
import styles from "./Captcha.module.css";

export type ProofState = {
  tries: number | null;
  proof: string | null;
};

/** The proof needs at most this many tries (server/forms/captcha/proof.ts). */
const MOST_TRIES = 500;

type Props = { state: ProofState; onStart: () => void };

export function CaptchaProof({ state: { tries, proof }, onStart }: Props) {
  const { t } = useTranslation("forms");
  const isComputing = tries !== null && proof === null;
  return (
    <div className={styles.way}>
      <button
        type="button"
        className={`${buttons.button} ${buttons.quiet}`}
        aria-disabled={tries !== null || undefined}
        onClick={tries === null ? onStart : undefined}
      >
        {proof !== null && <span aria-hidden="true">✓</span>}
        {t("captcha.without")}
      </button>
      {isComputing ? (
        <progress max={MOST_TRIES} value={tries} aria-label={t("captcha.solving")} className={styles.progress} />
      ) : (
        proof === null && <p className={styles.hint}>{t("captcha.withoutHint")}</p>
      )}
    </div>
  );
}
