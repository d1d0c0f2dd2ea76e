import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { fileDetailsPath } from "#contract/values/pages.ts";
import { FileThumb } from "../../../files/FileThumb.tsx";
import { PickFiles } from "../../../files/PickFiles.tsx";
import { trpc } from "../../../api/trpc.ts";
import { Button } from "../../../ui/admin/Button.tsx";
import field from "../../../ui/admin/Field.module.css";
import { Section } from "../../Section.tsx";
import styles from "./Look.module.css";

type Props = { id: string | null; error: string | undefined; onChange: (id: string | null) => void };

const shapes = ["tab", "home", "mask"] as const;

export function LogoField({ id, error, onChange }: Props) {
  const { t } = useTranslation("settings");
  const { t: admin } = useTranslation("admin");
  const { data: [file] = [] } = trpc.files.byIds.useQuery({ ids: id === null ? [] : [id] }, { enabled: id !== null });
  return (
    <Section id="logo" title={t("look.logoTitle")} intro={t("look.logoIntro")}>
      {id === null ? (
        <p>{t("look.logoNone")}</p>
      ) : (
        <>
          <p className={styles.file}>{file?.name ?? admin("downloads.gone")}</p>
          {file && file.hidden !== null && (
            <p className={styles.warning}>
              {t("look.logoHidden")} <Link to={fileDetailsPath(file.id)}>{t("look.logoDecide")}</Link>
            </p>
          )}
          {file && (
            <ul className={styles.icons}>
              {shapes.map((shape) => (
                <li key={shape}>
                  <span className={`${styles.icon} ${styles[shape]}`}>
                    <FileThumb file={file} sizes="6rem" />
                  </span>
                  {t(`look.logoAs.${shape}`)}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <fieldset
        className={styles.buttons}
        aria-labelledby="logo-title"
        aria-describedby={error && "logo-error"}
        data-invalid={error ? true : undefined}
      >
        <PickFiles isSingle onFiles={([chosen]) => chosen !== undefined && onChange(chosen.id)} />
        {id !== null && <Button onPress={() => onChange(null)}>{t("look.logoRemove")}</Button>}
      </fieldset>
      {error && (
        <p id="logo-error" role="alert" className={field.error}>
          {error}
        </p>
      )}
    </Section>
  );
}
