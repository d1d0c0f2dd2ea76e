import { useTranslation } from "react-i18next";
import type { CardData } from "./card-data.ts";
import styles from "./StateMark.module.css";

/** The state of an entry that visitors do not see yet. */
export function StateMark({ state }: { state: CardData["state"] }) {
  const { t } = useTranslation();
  if (state === "public") return null;
  return (
    <span className={`${styles.mark} ${state === "scheduled" ? styles.scheduled : ""}`}>{t(`list.${state}`)}</span>
  );
}
