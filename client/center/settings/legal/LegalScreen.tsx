import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { formatDay } from "#contract/values/dates.ts";
import { formOfPage, isModelPage, type LegalPage, legalPages } from "#contract/values/legal-fields.ts";
import { fixedPages, legalFormPath } from "#contract/values/pages.ts";
import { type Answers, trpc } from "../../../api/trpc.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { useMay } from "../../../api/viewer.ts";
import screen from "../../Screen.module.css";
import { Unreachable } from "../../Unreachable.tsx";
import { SettingsFrame } from "../SettingsFrame.tsx";
import styles from "./Legal.module.css";
import { LegalForm } from "./LegalForm.tsx";

export function LegalScreen() {
  const { t } = useTranslation("legal");
  const { t: settings } = useTranslation("settings");
  const { pathname } = useLocation();
  const page = legalPages.find((name) => legalFormPath(name) === pathname) ?? legalPages[0];
  const mayChange = useMay("update", "settings");
  const { contracts } = useSiteSettings();
  const shown = legalPages.filter((name) => contracts || name === page || !isModelPage(name));
  return (
    <SettingsFrame>
      <nav aria-label={t("parts")} className={styles.parts}>
        {shown.map((name) => (
          <Link
            key={name}
            to={legalFormPath(name)}
            data-title-part={t(`pages.${name}`)}
            aria-current={name === page ? "page" : undefined}
          >
            {t(`pages.${name}`)}
          </Link>
        ))}
      </nav>
      <p className={styles.advice}>{t("noAdvice")}</p>
      {mayChange ? <LegalForms key={page} page={page} /> : <p className={screen.intro}>{settings("onlySystem")}</p>}
    </SettingsFrame>
  );
}

/** @param onPublished called after the page was published */
export function LegalForms({ page, onPublished }: { page: LegalPage; onPublished?: () => void }) {
  const { t } = useTranslation("legal");
  const { t: admin } = useTranslation("admin");
  // The values are always fetched again. Otherwise a stale form could replace newer values.
  const forms = trpc.legal.forms.useQuery(undefined, { staleTime: 0, gcTime: 0 });
  if (forms.data && forms.isFetchedAfterMount)
    return (
      <>
        <Published page={page} forms={forms.data} />
        <LegalForm
          page={page}
          name={formOfPage[page]}
          stored={forms.data}
          onPublished={() => {
            void forms.refetch();
            onPublished?.();
          }}
        />
      </>
    );
  if (forms.isError)
    return (
      <div className={screen.panel}>
        <Unreachable title={t("failed")} onAgain={() => void forms.refetch()} />
      </div>
    );
  return <p role="status">{admin("center.loading")}</p>;
}

function Published({ page, forms: { days } }: { page: LegalPage; forms: Answers["legal"]["forms"] }) {
  const { t } = useTranslation("legal");
  const day = days[page];
  return (
    <p className={styles.state}>
      {day === undefined ? t("state.none", { page: t(`pages.${page}`) }) : t("state.built", { day: formatDay(day) })}{" "}
      <Link to={fixedPages[page]}>{t("state.open")}</Link>
      {page === "Datenschutz" && <span>{t("follows")}</span>}
      {isModelPage(page) && day !== undefined && <span>{t("followsShop")}</span>}
    </p>
  );
}
