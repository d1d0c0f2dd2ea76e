// The harmonised notice on the legal guarantee. The official file must be used unchanged (legal.md L18).
import { useTranslation } from "react-i18next";
import { FileThumb } from "../../../files/FileThumb.tsx";
import { PickFiles } from "../../../files/PickFiles.tsx";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import field from "../../../ui/admin/Field.module.css";
import { Section } from "../../Section.tsx";
import styles from "./Settings.module.css";
import type { ShopSettingsForm } from "./use-shop-settings.ts";

export function Guarantee({ settings: { form, change, errors } }: { settings: ShopSettingsForm }) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const { guaranteeNotice } = form;
  const { data: [file] = [] } = trpc.files.byIds.useQuery(
    { ids: guaranteeNotice === null ? [] : [guaranteeNotice] },
    { enabled: guaranteeNotice !== null },
  );
  const error = errors["shop.guaranteeNotice"];
  return (
    <Section id="guarantee" title={t("settings.guarantee.title")} intro={t("settings.guarantee.intro")}>
      {guaranteeNotice === null ? (
        <p className={styles.warning}>{t("settings.guarantee.missing")}</p>
      ) : (
        <div className={styles.file}>
          <span className={styles.thumb}>{file && <FileThumb file={file} sizes="4rem" />}</span>
          <span>{file?.name ?? admin("downloads.gone")}</span>
        </div>
      )}
      <div className={styles.actions}>
        <PickFiles
          isAnyKind
          isSingle
          onFiles={([chosen]) => chosen !== undefined && change({ guaranteeNotice: chosen.id })}
        />
        {guaranteeNotice !== null && (
          <Button onPress={() => change({ guaranteeNotice: null })}>{t("settings.guarantee.remove")}</Button>
        )}
      </div>
      {error && (
        <p role="alert" className={field.error}>
          {error}
        </p>
      )}
    </Section>
  );
}
