import { useTranslation } from "react-i18next";
import type { Challenge } from "#contract/fields/captcha.ts";
import { captcha } from "#contract/values/limits.ts";
import styles from "./Captcha.module.css";

type Props = {
  challenge: Challenge | null;
  chosen: string | null;
  onChoose: (value: string) => void;
  onOther: () => void;
  errorId: string | undefined;
};

const places = Array.from({ length: captcha.pictures }, (_, place) => place);

export function CaptchaPictures({ challenge, chosen, onChoose, onOther, errorId }: Props) {
  const { t } = useTranslation("forms");
  return (
    <fieldset
      role="radiogroup"
      className={styles.way}
      aria-invalid={errorId ? true : undefined}
      aria-describedby={errorId}
    >
      <legend>{challenge?.text ?? t("captcha.loading")}</legend>
      <input type="hidden" name="captcha_id" value={challenge?.id ?? ""} />
      <div className={styles.pictures}>
        {places.map((place) => {
          const { value = "", url } = challenge?.pictures[place] ?? {};
          return (
            // The key is the position, so that the focus stays when the pictures change.
            <label key={place} className={styles.picture}>
              <input
                type="radio"
                name="captcha_answer"
                value={value}
                checked={value !== "" && value === chosen}
                onChange={() => onChoose(value)}
              />
              {url && <img src={url} alt="" width={96} height={96} draggable={false} />}
              <span className="visually-hidden">{t("captcha.picture", { number: place + 1 })}</span>
            </label>
          );
        })}
      </div>
      <button type="button" data-scripted className={styles.textButton} onClick={onOther}>
        {t("captcha.other")}
      </button>
    </fieldset>
  );
}
