// /Bildnachweise: the public pictures with a credit.
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import type { CreditedPicture } from "#contract/schemas/credits.ts";
import { creditsPerPage } from "#contract/values/limits.ts";
import { creditsPath, takedownOf } from "#contract/values/pages.ts";
import { useLoaded } from "../../api/loaded.ts";
import { pageOf } from "../../api/loader.ts";
import { alternativeText } from "../../ui/alternative-text.ts";
import { useAddress, useContent } from "../../language/content.ts";
import buttons from "../../ui/Button.module.css";
import { Picture } from "../../ui/Picture.tsx";
import { squareSizes } from "../../ui/picture-sizes.ts";
import { CreditLine } from "../CreditLine.tsx";
import { PageLink } from "../German.tsx";
import { creditsQuery } from "./loaders.ts";
import styles from "./Pictures.module.css";

const PICTURE_REM = 12;

export function CreditsPage() {
  const { t } = useTranslation("pictures");
  const place = { ...useLocation(), params: {} };
  const { items, total } = useLoaded(creditsQuery, place);
  const page = pageOf(place);
  return (
    <div className={styles.page}>
      <header>
        <h1>{t("credits.title")}</h1>
        <p>{total === 0 ? t("credits.none") : t("credits.intro")}</p>
      </header>
      <ul className={styles.credits}>
        {items.map((item) => (
          <Credited key={item.picture.id} {...item} />
        ))}
      </ul>
      <Pages page={page} pages={Math.ceil(total / creditsPerPage)} />
    </div>
  );
}

function Credited({ picture, uses }: CreditedPicture) {
  const { t } = useTranslation("pictures");
  const { t: site } = useTranslation();
  const content = useContent();
  const words = alternativeText(picture.alt, content);
  return (
    <li>
      <div className={styles.thumb}>
        <Picture picture={picture} sizes={squareSizes(picture, PICTURE_REM)} isDecorative={words === null} />
      </div>
      <div className={styles.about}>
        <CreditLine picture={picture} />
        {uses.length > 0 && (
          <p>
            {t("credits.seenAt")}{" "}
            {uses.map(({ id, title, path }, index) => (
              <span key={id} lang="de">
                {index > 0 && ", "}
                <PageLink to={path} isShort>
                  {title}
                </PageLink>
              </span>
            ))}
          </p>
        )}
        <p>
          <PageLink to={takedownOf(picture.id)} rel="nofollow" className={styles.quiet}>
            {site("credit.takedown")}
            {words && <span className="visually-hidden" lang={words.lang}>{` (${words.text})`}</span>}
          </PageLink>
        </p>
      </div>
    </li>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const { t } = useTranslation("pictures");
  const address = useAddress();
  if (pages <= 1) return null;
  const link = (to: number, rel: "prev" | "next", label: string) => (
    <a
      className={`${buttons.button} ${buttons.quiet}`}
      rel={rel}
      href={`${address(creditsPath)}${to === 1 ? "" : `?seite=${to}`}`}
    >
      {label}
    </a>
  );
  return (
    <nav className={styles.pages} aria-label={t("credits.pages")}>
      {page > 1 && link(page - 1, "prev", t("credits.previous"))}
      <span>{t("credits.page", { page, pages })}</span>
      {page < pages && link(page + 1, "next", t("credits.next"))}
    </nav>
  );
}
