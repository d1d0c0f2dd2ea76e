import { useTranslation } from "react-i18next";
import { isRouteErrorResponse, Link, useLocation, useRouteError } from "react-router";
import { encodedHash } from "#contract/values/addresses.ts";
import { componentOfScreen, isOpen } from "#contract/values/components.ts";
import { centerPath, componentsPath } from "#contract/values/pages.ts";
import { can, mayEnterCenter, type Needs, rolesFor, type UserRole } from "#contract/values/permissions.ts";
import { useStartedMark } from "../../api/started.ts";
import { useUtils } from "../../api/access.ts";
import { PageLink } from "../German.tsx";
import { linksIn } from "../layout/menus.ts";
import { needsOf } from "../../api/missing-permission.ts";
import { errorKindOf } from "../../api/error-kind.ts";
import styles from "./ErrorPage.module.css";
import { useGermanPage } from "../../api/german-page.ts";

function statusOf(error: unknown): number {
  if (isRouteErrorResponse(error)) return error.status;
  return typeof error === "object" && error !== null && "status" in error && typeof error.status === "number"
    ? error.status
    : 500;
}

type Props = { isInLayout?: boolean; status?: number };

export function ErrorPage({ isInLayout = false, status }: Props) {
  const error = useRouteError();
  // Inside the layout, the layout itself marks the page as started.
  useStartedMark(!isInLayout);
  const shown = status ?? statusOf(error);
  const content = (
    <div className={styles.page}>
      <p className={styles.status}>{shown}</p>
      <Reason status={shown} needs={needsOf(error)} />
      <Ways status={shown} isInLayout={isInLayout} />
    </div>
  );
  return isInLayout ? content : <main>{content}</main>;
}

/** @returns the names of the roles with this permission, such as 'Redaktion, Admin oder System' */
function namesOfRoles(needs: Needs, name: (role: UserRole) => string, language: string): string {
  const names = rolesFor(...needs).map(name);
  return new Intl.ListFormat(language, { type: "disjunction" }).format(names);
}

function Reason({ status, needs }: { status: number; needs: Needs | null }) {
  const { t, i18n } = useTranslation();
  const found = useGermanPage();
  const isOff = useIsOff();
  const isCut = encodedHash.test(useLocation().pathname);
  const kind = errorKindOf(status);
  if (kind === 404 && isOff)
    return (
      <>
        <h1>{t("errors.off.title")}</h1>
        <p>
          {t("errors.off.text")} <Link to={componentsPath}>{t("errors.off.link")}</Link>
        </p>
      </>
    );
  if (kind === 404 && found)
    return (
      <>
        <h1>{t("errors.german.title")}</h1>
        <p>
          {t("errors.german.text")}{" "}
          <a href={found.path} hrefLang="de" lang="de">
            {found.title}
          </a>
        </p>
      </>
    );
  const roles = needs ? namesOfRoles(needs, (role) => t(`roles.${role}`), i18n.language) : t("roles.system");
  return (
    <>
      <h1>{t(`errors.${kind}.title`)}</h1>
      <p>{t(kind === 404 && isCut ? "errors.cut" : `errors.${kind}.text`, { roles })}</p>
    </>
  );
}

/** True if this URL belongs to a disabled component that this viewer may enable. */
function useIsOff(): boolean {
  const { pathname } = useLocation();
  const utils = useUtils();
  const viewer = utils.users.me.getData();
  const settings = utils.settings.get.getData();
  if (!viewer || !settings || !mayEnterCenter(viewer) || !can(viewer, "update", "settings")) return false;
  return componentOfScreen(pathname) !== null && !isOpen(settings, pathname);
}

function Ways({ status, isInLayout }: { status: number; isInLayout: boolean }) {
  const { t, i18n } = useTranslation();
  const settings = useUtils().settings.get.getData();
  if (errorKindOf(status) === 403)
    return (
      <ul className={styles.ways}>
        <li>
          <Link to={centerPath}>{t("errors.403.back")}</Link>
        </li>
      </ul>
    );
  return (
    <ul className={styles.ways}>
      {linksIn("main", settings, { t, language: i18n.language }).map(({ path, text, lang }) => (
        <li key={path}>
          <PageLink to={path} reloadDocument={!isInLayout}>
            {lang ? <span lang={lang}>{text}</span> : text}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
