// Is shown when a page cannot be shown: what happened, and where to continue.
import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { useStartedMark } from "../../started.ts";
import { trpc } from "../../trpc.ts";
import { mainNavigation, openLinks } from "../layout/navigation.ts";
import styles from "./ErrorPage.module.css";

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : 500;
}

type Props = { isInLayout?: boolean; status?: number };

export function ErrorPage({ isInLayout = false, status }: Props) {
  const { t } = useTranslation();
  const error = useRouteError();
  const config = trpc.useUtils().config.get.getData();
  // Inside the layout, the layout sets the mark.
  useStartedMark(!isInLayout);
  const shown = status ?? statusOf(error);
  const key = shown === 404 || shown === 503 ? shown : 500;
  const content = (
    <div className={styles.page}>
      <p className={styles.status}>{shown}</p>
      <h1>{t(`errors.${key}.title`)}</h1>
      <p>{t(`errors.${key}.text`)}</p>
      <ul className={styles.ways}>
        {openLinks(config, mainNavigation).map(({ label, path }) => (
          <li key={path}>
            <Link to={path} reloadDocument={!isInLayout}>
              {t(label)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
  return isInLayout ? content : <main>{content}</main>;
}
