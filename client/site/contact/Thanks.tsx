// What thanks the sender: always in the document, so that what changes in it is read out.
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import buttons from "../../ui/Button.module.css";
import styles from "./ContactForm.module.css";
import { forgetText } from "./kept-key.ts";

export function Thanks({ isDone, onAgain }: { isDone: boolean; onAgain: () => void }) {
  const { t } = useTranslation("contact");
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isDone) return;
    forgetText();
    place.current?.focus();
  }, [isDone]);
  return (
    <>
      <div
        ref={place}
        role="status"
        tabIndex={-1}
        data-done={isDone ? "" : undefined}
        className={isDone ? styles.thanks : undefined}
      >
        {isDone && (
          <>
            <p className={styles.done}>{t("done")}</p>
            <p>{t("doneMore")}</p>
          </>
        )}
      </div>
      {isDone && (
        <button type="button" className={`${buttons.button} ${buttons.quiet} ${styles.scripted}`} onClick={onAgain}>
          {t("another")}
        </button>
      )}
    </>
  );
}
