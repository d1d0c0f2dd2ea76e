import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { htmlOf } from "#contract/blocks/registry.ts";
import { sharedText } from "#contract/schemas/shared-text.ts";
import { beginningOf } from "#contract/values/plain-text.ts";
import { mainPicture } from "../../head/open-graph.ts";
import type { Answers } from "../../api/trpc.ts";
import { SharedCard } from "../../ui/admin/SharedCard.tsx";
import styles from "./Share.module.css";

export function SharePreview({ article }: { article: Answers["entries"]["article"] }) {
  const { t } = useTranslation("social");
  const { entry, files, url } = article;
  return (
    <figure className={styles.preview}>
      <figcaption>{t("share.preview")}</figcaption>
      <p className={styles.message} lang="de">
        {sharedText(entry)}
      </p>
      {url === null ? (
        <p className={layout.softSmall}>{t("share.noPage")}</p>
      ) : (
        <SharedCard
          host={new URL(url).host}
          title={entry.title}
          description={beginningOf(htmlOf(entry.blocks))}
          picture={mainPicture(entry, files)}
        />
      )}
    </figure>
  );
}
