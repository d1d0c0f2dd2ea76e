// The slip of paper on the home page. It answers the first questions of visitors: opening hours, the next event, and
// the address.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addressLine } from "#contract/values/address-line.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import { useLanguageOf } from "../../language/content.ts";
import type { EventLine } from "../entries/card-data.ts";
import { EntryDate } from "../entries/EntryDate.tsx";
import { statusWords } from "../entries/StatusWords.tsx";
import { GermanMark, PageLink } from "../German.tsx";
import { TodayLines } from "../hours/TodayLines.tsx";
import { useToday } from "../hours/use-today.ts";
import styles from "./Slip.module.css";

export function Slip({ next }: { next: EventLine | undefined }) {
  const { t } = useTranslation();
  const { site } = useSiteSettings();
  const today = useToday();
  const lang = useLanguageOf(next?.isGerman ?? false);
  const address = addressLine(site.address);
  const mark = next ? statusWords(next, t) : "";
  if (!today && !next && !address) return null;
  return (
    <aside className={styles.slip} aria-label={t("home.glance")}>
      <dl>
        {today && (
          <div>
            <dt>{t("hours.title")}</dt>
            <dd>
              <TodayLines places={today.places} />
            </dd>
          </div>
        )}
        {next && (
          <div>
            <dt>{t("home.next")}</dt>
            <dd>
              <Link to={next.path} lang={lang}>
                {next.title}
              </Link>
              {next.isGerman && <GermanMark />}
              <span>
                <EntryDate card={next} />
                {mark !== "" && <> · {mark}</>}
              </span>
            </dd>
          </div>
        )}
        {address && (
          <div>
            <dt>{t("home.way")}</dt>
            <dd>
              <span lang="de">{address}</span>
              <PageLink to="/Kontakt">{t("home.contact")}</PageLink>
            </dd>
          </div>
        )}
      </dl>
    </aside>
  );
}
