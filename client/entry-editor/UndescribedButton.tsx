import { useTranslation } from "react-i18next";
import { Button } from "react-aria-components";
import styles from "./editing.module.css";

/** Opens the description of a picture that has none. The publish sheet leads here. */
export function UndescribedButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation("admin");
  return (
    <Button data-place="pictures" className={styles.undescribed ?? ""} onPress={onPress}>
      {t("pictures.undescribed")}
    </Button>
  );
}
