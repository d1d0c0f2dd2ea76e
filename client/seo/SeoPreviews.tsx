import { useTranslation } from "react-i18next";
import { seoLengths } from "#contract/schemas/seo.ts";
import { shortened } from "#contract/values/plain-text.ts";
import { useSiteSettings } from "../api/loaded.ts";
import { joinedTitle } from "../head/page-title.ts";
import type { Answers } from "../api/trpc.ts";
import { SharedCard } from "../ui/admin/SharedCard.tsx";
import styles from "./Seo.module.css";

type Props = { path: string; title: string; description: string; picture: Answers["seo"]["page"]["picture"] };

export function SeoPreviews({ path, title, description, picture }: Props) {
  const { t } = useTranslation("seo");
  const site = useSiteSettings();
  const { host } = window.location;
  const said = description || site.description;
  const trail = [host, ...path.split("/").filter(Boolean).slice(0, 1)].join(" › ");
  return (
    <div className={styles.previews}>
      <figure>
        <figcaption>{t("inSearch")}</figcaption>
        <div className={styles.result} lang="de">
          <p className={styles.trail}>{trail}</p>
          <p className={styles.resultTitle}>{shortened(joinedTitle(title, site.title), seoLengths.title)}</p>
          <p>{shortened(said, seoLengths.description)}</p>
        </div>
      </figure>
      <figure>
        <figcaption>{t("asCard")}</figcaption>
        <SharedCard host={host} title={title} description={said} picture={picture} />
        {picture === null && <p className={styles.note}>{t("noPicture")}</p>}
      </figure>
    </div>
  );
}
