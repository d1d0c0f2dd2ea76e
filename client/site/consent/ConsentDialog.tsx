import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ConsentKind } from "#contract/values/consent.ts";
import buttons from "../../ui/Button.module.css";
import styles from "./Consent.module.css";
import { hasConsent, hasObjected, saveConsents } from "./cookies.ts";

const necessary = ["choice", "language", "session"] as const;

type Props = { asked: ConsentKind[]; canObject: boolean; onClose: () => void };

export function ConsentDialog({ asked, canObject, onClose }: Props) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    const consents = asked.filter((kind) => chosen.has(kind));
    saveConsents(asked, consents, canObject ? chosen.has("objection") : undefined);
  };
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="consent-title" onClose={onClose} closedby="any">
      <form className={styles.form} onSubmit={save}>
        <h2 id="consent-title">{t("consent.settings")}</h2>
        <section className={styles.panel}>
          <h3>{t("consent.necessary.title")}</h3>
          <p>{t("consent.necessary.text")}</p>
          <dl>
            {necessary.map((key) => (
              <div key={key}>
                <dt>{t(`consent.necessary.${key}.name`)}</dt>
                <dd>{t(`consent.necessary.${key}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
        {asked.length > 0 && (
          <section className={styles.panel}>
            <h3>{t("consent.targeted.title")}</h3>
            <p>{t("consent.targeted.text")}</p>
            {asked.map((kind) => (
              <Switch key={kind} kind={kind} isChecked={hasConsent(kind)} />
            ))}
          </section>
        )}
        {canObject && (
          <section className={styles.panel}>
            <h3>{t("consent.counting")}</h3>
            <Switch kind="objection" isChecked={hasObjected()} />
          </section>
        )}
        <div className={styles.actions}>
          <button type="submit" className={buttons.button}>
            {t("consent.save")}
          </button>
          <button
            type="button"
            className={`${buttons.button} ${buttons.quiet}`}
            onClick={() => dialog.current?.close()}
          >
            {t("consent.cancel")}
          </button>
        </div>
      </form>
    </dialog>
  );
}

type SwitchProps = { kind: ConsentKind | "objection"; isChecked: boolean };

function Switch({ kind, isChecked }: SwitchProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.switch}>
      <label htmlFor={`consent-${kind}`}>{t(`consent.${kind}.name`)}</label>
      <input
        id={`consent-${kind}`}
        type="checkbox"
        // A native checkbox needs no aria-checked.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        name={kind}
        defaultChecked={isChecked}
        aria-describedby={`consent-${kind}-text`}
      />
      <p id={`consent-${kind}-text`}>{t(`consent.${kind}.text`)}</p>
    </div>
  );
}
