// Is shown when a page cannot be shown: what happened, and where to continue.
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import { encodedHash } from "#contract/addresses.ts";
import { useStartedMark } from "../../started.ts";
import { trpc } from "../../trpc.ts";
import { PageLink } from "../German.tsx";
import { linksIn } from "../layout/menus.ts";
import styles from "./ErrorPage.module.css";
import { useGermanPage } from "./german-page.ts";

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : 500;
}

type Props = { isInLayout?: boolean; status?: number };

export function ErrorPage({ isInLayout = false, status }: Props) {
  const { t, i18n } = useTranslation();
  const error = useRouteError();
  const config = trpc.useUtils().config.get.getData();
  // Inside the layout, the layout sets the mark.
  useStartedMark(!isInLayout);
  const shown = status ?? statusOf(error);
  const key = shown === 404 || shown === 503 ? shown : 500;
  const found = useGermanPage();
  const german = shown === 404 ? found : undefined;
  const isCut = encodedHash.test(useLocation().pathname);
  const content = (
    <div className={styles.page}>
      <p className={styles.status}>{shown}</p>
      {german ? (
        <>
          <h1>{t("errors.german.title")}</h1>
          <p>
            {t("errors.german.text")}{" "}
            <a href={german.path} hrefLang="de" lang="de">
              {german.title}
            </a>
          </p>
        </>
      ) : (
        <>
          <h1>{t(`errors.${key}.title`)}</h1>
          <p>{t(key === 404 && isCut ? "errors.cut" : `errors.${key}.text`)}</p>
        </>
      )}
      <ul className={styles.ways}>
        {linksIn("main", config, { t, language: i18n.language }).map(({ path, text, lang }) => (
          <li key={path}>
            <PageLink to={path} reloadDocument={!isInLayout}>
              {lang ? <span lang={lang}>{text}</span> : text}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
  return isInLayout ? content : <main>{content}</main>;
}
