import { useTranslation } from "react-i18next";
import { OTHERS, type Share, type VisitsAnswer } from "#contract/schemas/analytics.ts";
import { useNameInMenus } from "../../site/layout/menus.ts";
import screen from "../Screen.module.css";
import styles from "./Analytics.module.css";
import { Days } from "./Days.tsx";
import { Shares } from "./Shares.tsx";
import { useTrend } from "./trend.ts";

const pageName = (page: VisitsAnswer["pages"][number]) => <Page {...page} />;

export function VisitsView({ visits }: { visits: VisitsAnswer }) {
  const { t, i18n } = useTranslation("analytics");
  const languages = new Intl.DisplayNames(i18n.language, { type: "language" });
  const languageName = ({ name }: Share): string => {
    if (name === OTHERS) return t("others");
    return name === "" ? t("languages.unknown") : (languages.of(name) ?? name);
  };
  const compared = { isCompared: visits.before !== null };
  if (visits.total.views === 0) return <NoVisits />;
  return (
    <div className={styles.panels}>
      <Totals visits={visits} />
      <Days days={visits.days} />
      <Shares
        {...compared}
        kind="pages"
        title={t("pages.title")}
        name={t("pages.name")}
        visitors={t("pages.visitors")}
        hint={t("pages.hint")}
        shares={visits.pages}
        nameOf={pageName}
      />
      <div className={styles.others}>
        <Shares
          {...compared}
          kind="referrers"
          title={t("referrers.title")}
          name={t("referrers.name")}
          visitors={t("visitors")}
          none={t("referrers.none")}
          shares={visits.referrers}
          nameOf={({ name }) => (name === OTHERS ? t("others") : name)}
        />
        <Shares
          {...compared}
          kind="devices"
          title={t("devicesTitle")}
          name={t("device")}
          visitors={t("visitors")}
          shares={visits.devices}
          nameOf={({ name }) => t(`devices.${name as "phone"}`)}
        />
        <Shares
          {...compared}
          kind="languages"
          title={t("languages.title")}
          name={t("languages.name")}
          visitors={t("visitors")}
          shares={visits.languages}
          nameOf={languageName}
        />
      </div>
    </div>
  );
}

function NoVisits() {
  const { t } = useTranslation("analytics");
  return (
    <div className={screen.panel}>
      <div className={screen.empty}>
        <h2>{t("empty.title")}</h2>
        <p>{t("empty.text")}</p>
      </div>
    </div>
  );
}

function Page({ name, title }: VisitsAnswer["pages"][number]) {
  const { t } = useTranslation("analytics");
  const nameInMenus = useNameInMenus();
  if (name === OTHERS) return t("others");
  const shown = nameInMenus(name) ?? title;
  return (
    <>
      <a href={name}>{shown ?? name}</a>
      {shown !== null && <span className={styles.path}>{name}</span>}
    </>
  );
}

function Totals({ visits: { total, before } }: { visits: VisitsAnswer }) {
  const { t, i18n } = useTranslation("analytics");
  const trend = useTrend();
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <dl className={styles.totals}>
      {(["views", "visitors"] as const).map((kind) => (
        <div key={kind} className={`${screen.panel} ${styles.total}`} data-kind={kind}>
          <dt>{t(kind)}</dt>
          <dd className={styles.sum}>{numbers.format(total[kind])}</dd>
          <dd>
            {before
              ? `${trend(total[kind], before[kind])} (${t("before", { sum: numbers.format(before[kind]) })})`
              : t("noBefore")}
          </dd>
          {kind === "visitors" && <dd className={styles.hint}>{t("visitorsHint")}</dd>}
        </div>
      ))}
    </dl>
  );
}
