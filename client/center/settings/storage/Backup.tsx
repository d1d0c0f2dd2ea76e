import { useTranslation } from "react-i18next";
import { formatMoment } from "#contract/values/dates.ts";
import { trpc } from "../../../api/trpc.ts";
import { Section } from "../../Section.tsx";
import styles from "../Technics.module.css";

const BACKUP = "npm run backup -- FILE";
const MOVE = "DATABASE_URL=postgres://… npm run restore -- FILE";

export function Backup() {
  const { t } = useTranslation("settings");
  const { data, isError } = trpc.selfTests.backupState.useQuery(undefined, { staleTime: 0 });
  return (
    <>
      <Section id="backup" title={t("storage.backup.title")} intro={t("storage.backup.intro")}>
        <pre className={styles.answer}>{BACKUP}</pre>
        <p>{t("storage.backup.where")}</p>
        <p role="status">
          {isError && t("storage.backup.failed")}
          {data &&
            (data.last ? t("storage.backup.last", { moment: formatMoment(data.last) }) : t("storage.backup.none"))}
        </p>
      </Section>
      {data?.isEmbedded && (
        <Section id="move" title={t("storage.move.title")} intro={t("storage.move.intro")}>
          <pre className={styles.answer}>{MOVE}</pre>
        </Section>
      )}
    </>
  );
}
