import { useTranslation } from "react-i18next";
import type { LawState } from "#contract/schemas/law.ts";
import { Icon, type IconName } from "../../../ui/admin/icons.tsx";
import styles from "./Law.module.css";

const icons: Record<LawState, IconName | null> = { met: "check", open: "info", notApplicable: null };
const colours = { met: styles.met, open: styles.open, notApplicable: styles.notApplicable };

export function StateMark({ state }: { state: LawState }) {
  const { t } = useTranslation("law");
  const icon = icons[state];
  return (
    <b className={`${styles.mark} ${colours[state]}`}>
      {icon && <Icon name={icon} />}
      {t(`states.${state}`)}
    </b>
  );
}
