// The home page: one large picture with the name, then what is on, what is new, the places, and the entry's own body.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { addressLine } from "#contract/address-line.ts";
import { leadPictureId } from "#contract/blocks/registry.ts";
import { useLoaded, useSiteConfig } from "../../loaded.ts";
import { frontQuery } from "../../loaders.ts";
import buttons from "../../ui/Button.module.css";
import { Picture } from "../../ui/Picture.tsx";
import { splashSizes } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "../entries/article-data.ts";
import { ArticleOrEditor } from "../entries/EntryPage.tsx";
import { useOverlay } from "../overlay.tsx";
import styles from "./HomePage.module.css";
import { LatestNews } from "./LatestNews.tsx";
import { NextEvents } from "./NextEvents.tsx";
import { Places } from "./Places.tsx";
import { uprightPictureId, withoutPicture } from "./upright-picture.ts";

export function HomePage({ article }: { article: ArticleData }) {
  const { t } = useTranslation();
  const { events, news, places } = useLoaded(frontQuery);
  const { description, site } = useSiteConfig();
  const address = addressLine(site.address);
  const isForEditor = useOverlay() !== null;
  const upright = uprightPictureId(article);
  return (
    <>
      <Splash article={article} uprightId={upright} />
      {(description || address) && (
        <div className={styles.lead}>
          {description && (
            <p lang="de" className={styles.sentence}>
              {description}
            </p>
          )}
          {address && (
            <p className={styles.where}>
              <span lang="de">{address}</span> <Link to="/Kontakt">{t("footer.Kontakt")}</Link>
            </p>
          )}
        </div>
      )}
      {events.length > 0 && <NextEvents events={events} />}
      {news.length > 0 && <LatestNews news={news} />}
      {places.some(({ picture }) => picture) && <Places places={places} />}
      <ArticleOrEditor article={isForEditor || !upright ? article : withoutPicture(article, upright)} isBodyOnly />
    </>
  );
}

function Splash({ article: { entry, files }, uprightId }: { article: ArticleData; uprightId: string | null }) {
  const { t } = useTranslation();
  const picture = files[leadPictureId(entry) ?? ""];
  const upright = files[uprightId ?? ""];
  return (
    <section className={picture ? styles.splash : styles.plain}>
      {picture && (
        <Picture
          picture={picture}
          sizes={splashSizes(picture)}
          upright={upright && { picture: upright, sizes: splashSizes(upright) }}
          className={styles.picture}
          isFirst
        />
      )}
      <div className={styles.claim}>
        <h1 className={styles.name} lang="de">
          {entry.title}
        </h1>
        <p className={styles.links}>
          <Link className={buttons.button} to="/Veranstaltungen">
            {t("nav.Veranstaltungen")}
          </Link>
          <Link className={`${buttons.button} ${picture ? styles.onPicture : buttons.quiet}`} to="/Erlebnis">
            {t("nav.Erlebnis")}
          </Link>
        </p>
      </div>
    </section>
  );
}
