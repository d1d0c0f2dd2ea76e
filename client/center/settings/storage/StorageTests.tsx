import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formatFileSize } from "#contract/values/file-size.ts";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import { useNotifyError } from "../../../ui/admin/notices.tsx";
import { Section } from "../../Section.tsx";
import styles from "../Technics.module.css";

export function StorageTests() {
  const { t, i18n } = useTranslation("settings");
  const onError = useNotifyError();
  const files = trpc.selfTests.storage.useMutation({ onError });
  const database = trpc.selfTests.database.useMutation({ onError });
  return (
    <Section id="checks" title={t("storage.checks")} intro={t("storage.checksIntro")}>
      <Test label={t("storage.testFiles")} test={files}>
        {files.data && t("storage.filesFine", { ms: files.data.ms, kind: t(`storage.kind.${files.data.kind}`) })}
      </Test>
      <Test label={t("storage.testDatabase")} test={database}>
        {database.data &&
          t("storage.databaseFine", {
            ms: database.data.ms,
            kind: t(`storage.kind.${database.data.kind}`),
            version: database.data.version,
            size: formatFileSize(database.data.bytes, i18n.language),
          })}
        {database.data?.kind === "embedded" && <> {t("storage.embedded")}</>}
      </Test>
    </Section>
  );
}

type Props = { label: string; test: { isPending: boolean; mutate: () => void }; children: ReactNode };

function Test({ label, test, children }: Props) {
  const { t } = useTranslation("settings");
  return (
    <div className={styles.test}>
      <Button isDisabled={test.isPending} onPress={() => test.mutate()}>
        {test.isPending ? t("storage.testing") : label}
      </Button>
      <p role="status">{!test.isPending && children}</p>
    </div>
  );
}
