import { useTranslation } from "react-i18next";
import { addressLine } from "#contract/values/address-line.ts";
import { blocksOf, leadPictureId } from "#contract/blocks/pictures.ts";
import { useLoaded, useSiteSettings } from "../../api/loaded.ts";
import { useSiteTexts } from "../../language/site-texts.ts";
import { GermanMark, PageLink } from "../German.tsx";
import { frontQuery } from "./loaders.ts";
import { useContent, useIsHidden, useIsOnlyGerman, useLanguageOf } from "../../language/content.ts";
import { TodayLine } from "../hours/TodayLine.tsx";
import { useToday } from "../hours/use-today.ts";
import { Picture } from "../../ui/Picture.tsx";
import { splashSizes } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "../blocks/article-data.ts";
import { ButtonLinks } from "../blocks/ButtonLinks.tsx";
import { Article, type ArticleParts, type ShowArticle } from "../entries/Article.tsx";
import { ArticleOrEditor } from "../entries/EntryPage.tsx";
import styles from "./HomePage.module.css";
import { LatestNews } from "../entries/LatestNews.tsx";
import { NextEvents } from "../entries/NextEvents.tsx";
import { Places } from "./Places.tsx";
import { uprightPictureId, withoutPicture } from "./upright-picture.ts";

const showHome: ShowArticle = (article, parts) => <HomeArticle article={article} parts={parts} />;

export function HomePage({ article }: { article: ArticleData }) {
  return <ArticleOrEditor isSplash article={article} show={showHome} />;
}

/** The home page's entry. Events and news stand between its head and its body. */
function HomeArticle({ article, parts }: { article: ArticleData; parts: ArticleParts }) {
  const { t } = useTranslation();
  const { events, news, places } = useLoaded(frontQuery);
  const { site } = useSiteSettings();
  const today = useToday();
  const { description, lang } = useSiteTexts();
  const address = addressLine(site.address);
  const upright = uprightPictureId(article);
  return (
    <>
      <Splash article={article} uprightId={upright} parts={parts} />
      {parts.details && <div className={styles.details}>{parts.details}</div>}
      {(description || address || today) && (
        <div className={styles.lead}>
          {description && (
            <p lang={lang.description} className={styles.sentence}>
              {description}
            </p>
          )}
          {(address || today) && (
            <p className={styles.where}>
              {address && (
                <>
                  <span lang="de">{address}</span> <PageLink to="/Kontakt">{t("footer.Kontakt")}</PageLink>{" "}
                </>
              )}
              {/* During a closure, the strip at the top of the page shows the opening state. */}
              {today?.closure === null && <TodayLine />}
            </p>
          )}
        </div>
      )}
      {events.length > 0 && <NextEvents events={events} />}
      {news.length > 0 && <LatestNews news={news} />}
      {places.some(({ picture }) => picture) && <Places places={places} />}
      <Article
        isBodyOnly
        article={parts.body || !upright ? article : withoutPicture(article, upright)}
        parts={parts.body ? { body: parts.body } : {}}
      />
    </>
  );
}

type SplashProps = { article: ArticleData; uprightId: string | null; parts: ArticleParts };

function Splash({ article: { entry, files }, uprightId, parts }: SplashProps) {
  const lang = useLanguageOf(entry.isGerman);
  const picture = files[leadPictureId(entry) ?? ""];
  const upright = files[uprightId ?? ""];
  return (
    <section className={picture ? styles.splash : styles.plain} data-block={parts.body ? "head" : undefined}>
      {picture && (
        <Picture
          picture={picture}
          sizes={splashSizes(picture)}
          upright={upright && { picture: upright, sizes: splashSizes(upright) }}
          className={styles.picture}
          isFirst
        />
      )}
      {parts.mainPicture}
      <div className={styles.claim}>
        {parts.title ? (
          <div className={styles.editedName}>{parts.title}</div>
        ) : (
          <h1 className={styles.name} lang={lang}>
            {entry.title}
            {entry.isGerman && <GermanMark />}
          </h1>
        )}
        <div className={styles.links}>
          <SplashLinks blocks={entry.blocks} isOnPicture={picture !== undefined} />
          {parts.buttons}
        </div>
      </div>
    </section>
  );
}

type LinksProps = { blocks: ArticleData["entry"]["blocks"]; isOnPicture: boolean };

function SplashLinks({ blocks, isOnPicture }: LinksProps) {
  const { t } = useTranslation();
  const content = useContent();
  const isOnlyGerman = useIsOnlyGerman();
  const isHidden = useIsHidden();
  const [own] = blocksOf(blocks, "splash");
  const usual = (["Veranstaltungen", "Erlebnis"] as const)
    .filter((name) => !isHidden(`/${name}`))
    .map((name) => ({ label: t(`nav.${name}`), url: `/${name}` }));
  const germanOf = (buttons: typeof usual): string[] =>
    buttons.flatMap(({ url }, index) => (isOnlyGerman(url) ? [`buttons.${index}.url`] : []));
  return (
    <div lang={own ? content : undefined}>
      <ButtonLinks
        buttons={own?.buttons ?? usual}
        german={own?.german ?? germanOf(usual)}
        quiet={isOnPicture ? styles.onPicture : undefined}
      />
    </div>
  );
}
