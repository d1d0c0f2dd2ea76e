// The splash: one strong picture, a claim, and the way in; the welcome entry's gallery below it.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { trpc } from "../../trpc.ts";
import buttons from "../../ui/Button.module.css";
import { Picture } from "../../ui/Picture.tsx";
import { backdropSizes } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "../entries/Article.tsx";
import { ArticleOrEditor } from "../entries/EntryPage.tsx";
import styles from "./HomePage.module.css";

export function HomePage() {
  const { t } = useTranslation();
  const { data } = trpc.entries.page.useQuery({ name: "Willkommen" });
  if (!data) return null;
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
  const gallery = entry.sections.find((section) => section.type === "gallery");
  const id = entry.mediamain ?? gallery?.settings.images[0]?.file;
  return id === undefined ? undefined : files[id];
}
