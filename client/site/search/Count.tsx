import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { mostResults, resultsPerPage } from "#contract/values/searched-text.ts";
import type { Answers } from "../../api/trpc.ts";
import styles from "./Search.module.css";
import { searchAddress } from "./search-address.ts";

type Props = { q: string; page: number; found: Answers["search"]["find"] };

export function Count({ q, page, found }: Props) {
  const { t } = useTranslation("search");
  const pages = Math.ceil(found.total / resultsPerPage);
  return (
    <>
      <p role="status" className={styles.count}>
        {q === "" ? t("intro") : saidOf(found, t)}
        {pages > 1 && ` ${t("page", { page, pages })}.`}
      </p>
      {found.suggestion !== null && (
        <p className={styles.suggestion}>
          {t("suggestion")} <Link to={searchAddress(found.suggestion)}>{found.suggestion}</Link>?
        </p>
      )}
    </>
  );
}

function saidOf({ total, isMore, exact, isPartial, isTelling }: Props["found"], t: TFunction<"search">): string {
  if (total === 0) return t(isTelling ? "none" : "common");
  if (!isTelling) return t("titles", { count: total });
  if (isMore) return t("countMore", { count: mostResults });
  if (isPartial) return t("some", { count: total });
  return t(exact === 0 ? "alike" : "count", { count: total });
}
