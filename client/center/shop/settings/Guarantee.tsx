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

export function Guarantee({ settings }: { settings: ShopSettingsForm }) {
  const { t } = useTranslation("shopcenter");
  return (
    <Section id="guarantee" title={t("settings.guarantee.title")} intro={t("settings.guarantee.intro")}>
      <p>
        {t("settings.guarantee.source")} <cite>{t("settings.guarantee.where")}</cite>
      </p>
      {(["de", "en"] as const).map((language) => (
        <Notice key={language} language={language} settings={settings} />
      ))}
    </Section>
  );
}

type Props = { language: "de" | "en"; settings: ShopSettingsForm };

function Notice({ language, settings: { form, change, errors } }: Props) {
  const { t } = useTranslation("shopcenter");
  const { t: admin } = useTranslation("admin");
  const { guaranteeNotice } = form;
  const chosen = guaranteeNotice[language];
  const set = (id: string | null): void => change({ guaranteeNotice: { ...guaranteeNotice, [language]: id } });
  const { data: [file] = [] } = trpc.files.byIds.useQuery(
    { ids: chosen === null ? [] : [chosen] },
    { enabled: chosen !== null },
  );
  const error = errors[`shop.guaranteeNotice.${language}`];
  const name = t(`settings.guarantee.${language}`);
  return (
    <div role="group" aria-label={name} className={styles.rows}>
      <h3>{name}</h3>
      {chosen === null ? (
        <p className={styles.warning}>{t("settings.guarantee.missing")}</p>
      ) : (
        <div className={styles.file}>
          <span className={styles.thumb}>{file && <FileThumb file={file} sizes="4rem" />}</span>
          <span>{file?.name ?? admin("downloads.gone")}</span>
        </div>
      )}
      <div className={styles.actions}>
        <PickFiles isAnyKind isSingle onFiles={([picked]) => picked !== undefined && set(picked.id)} />
        {chosen !== null && <Button onPress={() => set(null)}>{t("settings.guarantee.remove")}</Button>}
      </div>
      {error && (
        <p role="alert" className={field.error}>
          {error}
        </p>
      )}
    </div>
  );
}
