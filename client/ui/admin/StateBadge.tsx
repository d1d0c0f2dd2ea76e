// Whether an entry is a draft, scheduled or public, as a small label.
import { useTranslation } from "react-i18next";
import styles from "./StateBadge.module.css";

export type PublishState = "draft" | "scheduled" | "public";

/** @param publishDate ISO 8601, or null for a draft */
export function publishStateOf(publishDate: string | null, now = new Date()): PublishState {
  if (publishDate === null) return "draft";
  return new Date(publishDate) > now ? "scheduled" : "public";
}

export function StateBadge({ state }: { state: PublishState }) {
  const { t } = useTranslation("admin");
  return <span className={`${styles.badge} ${styles[state]}`}>{t(`state.${state}`)}</span>;
}
