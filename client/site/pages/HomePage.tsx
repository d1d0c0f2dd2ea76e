// The splash: one large picture, a claim, and a link to the content; the welcome entry's gallery is below it.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { leadPictureId } from "#contract/blocks/registry.ts";
import buttons from "../../ui/Button.module.css";
import { Picture } from "../../ui/Picture.tsx";
import { backdropSizes } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "../entries/article-data.ts";
import { ArticleOrEditor } from "../entries/EntryPage.tsx";
import styles from "./HomePage.module.css";

export function HomePage({ article: data }: { article: ArticleData }) {
  const { t } = useTranslation();
  const picture = splashPicture(data);
  return (
    <>
      <section className={picture ? styles.splash : styles.plain}>
        {picture && <Picture picture={picture} sizes={backdropSizes(picture)} className={styles.picture} isFirst />}
        <div className={styles.claim}>
          <h1 className={styles.name} lang="de">
            {data.entry.title}
          </h1>
          <p className={styles.links}>
            <Link className={buttons.button} to="/Veranstaltungen">
              {t("nav.Veranstaltungen")}
            </Link>
            <Link className={`${buttons.button} ${styles.onPicture}`} to="/Erlebnis">
              {t("nav.Erlebnis")}
            </Link>
          </p>
        </div>
      </section>
      <ArticleOrEditor article={data} isBodyOnly />
    </>
  );
}

function splashPicture({ entry, files }: ArticleData) {
  return files[leadPictureId(entry) ?? ""];
}
