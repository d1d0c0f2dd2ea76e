import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BackupList } from "#contract/values/backups.ts";
import { formatMoment } from "#contract/values/dates.ts";
import { Button } from "../../ui/admin/Button.tsx";
import { notify } from "../../ui/admin/notices.tsx";
import { Select } from "../../ui/admin/Select.tsx";
import { useCanCopy } from "../../ui/use-in-browser.ts";
import { Section } from "../Section.tsx";
import styles from "./Backups.module.css";

export function RestoreCommand({ list: { items, restore } }: { list: BackupList }) {
  const { t } = useTranslation("backups");
  const canCopy = useCanCopy();
  const [chosen, setChosen] = useState<string | null>(null);
  const backup = items.find(({ name }) => name === chosen) ?? items[0];
  if (!backup) return null;
  const command = restore + backup.name;
  return (
    <Section id="restore" title={t("restore.title")} intro={t("restore.intro")}>
      <Select
        label={t("restore.which")}
        value={backup.name}
        options={items.map(({ name, at }) => ({ value: name, label: formatMoment(at) }))}
        onChange={setChosen}
      />
      <code className={styles.command} aria-label={t("restore.label")}>
        {command}
      </code>
      {canCopy && (
        <div>
          <Button onPress={() => void navigator.clipboard.writeText(command).then(() => notify(t("restore.copied")))}>
            {t("restore.copy")}
          </Button>
        </div>
      )}
      <p>
        {restore.includes("…") && t("restore.places")} {backup.isEncrypted && t("restore.passphrase")}{" "}
        {t("restore.after")}
      </p>
    </Section>
  );
}
