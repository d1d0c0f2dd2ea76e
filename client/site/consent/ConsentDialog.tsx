// The cookie dialog: the necessary cookies, and a switch for each optional component.
import { type FormEvent, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { ConsentKind } from "#contract/consent.ts";
import buttons from "../../ui/Button.module.css";
import styles from "./Consent.module.css";
import { hasConsent, saveConsents } from "./cookies.ts";

const necessary = ["choice", "language", "session"] as const;

export function ConsentDialog({ asked, onClose }: { asked: ConsentKind[]; onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const chosen = new FormData(event.currentTarget);
    saveConsents(asked.filter((kind) => chosen.has(kind)));
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
        <section className={styles.panel}>
          <h3>{t("consent.targeted.title")}</h3>
          <p>{t("consent.targeted.text")}</p>
          {asked.map((kind) => (
            <Switch key={kind} kind={kind} />
          ))}
        </section>
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

function Switch({ kind }: { kind: ConsentKind }) {
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
        defaultChecked={hasConsent(kind)}
        aria-describedby={`consent-${kind}-text`}
      />
      <p id={`consent-${kind}-text`}>{t(`consent.${kind}.text`)}</p>
    </div>
  );
}
