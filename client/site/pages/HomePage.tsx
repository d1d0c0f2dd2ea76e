import { useTranslation } from "react-i18next";
import { blocksOf, leadPictureId } from "#contract/blocks/pictures.ts";
import { useLoaded } from "../../api/loaded.ts";
import { useSiteTexts } from "../../language/site-texts.ts";
import { CreditLine } from "../CreditLine.tsx";
import { GermanMark } from "../German.tsx";
import { frontQuery, homeEntry } from "./loaders.ts";
import { useContent, useIsHidden, useIsOnlyGerman, useLanguageOf } from "../../language/content.ts";
import { Picture } from "../../ui/Picture.tsx";
import { splashSizes } from "../../ui/picture-sizes.ts";
import type { ArticleData } from "../blocks/article-data.ts";
import { ButtonLinks } from "../blocks/ButtonLinks.tsx";
import { Article, type ArticleParts, type ShowArticle } from "../entries/Article.tsx";
import { ArticleOrEditor } from "../entries/EntryPage.tsx";
import styles from "./HomePage.module.css";
import { LatestNews } from "../entries/LatestNews.tsx";
import { Doors } from "./Doors.tsx";
import { Places } from "./Places.tsx";
import { nextEvent } from "./next-event.ts";
import { Slip } from "./Slip.tsx";
import { uprightPictureId, withoutPicture } from "./upright-picture.ts";

const showHome: ShowArticle = (article, parts) => <HomeArticle article={article} parts={parts} />;

export function HomePage() {
  const article = useLoaded(homeEntry.query);
  return <ArticleOrEditor isSplash article={article} show={showHome} />;
}

function HomeArticle({ article, parts }: { article: ArticleData; parts: ArticleParts }) {
  const { events, news, house, places } = useLoaded(frontQuery);
  const { description, lang } = useSiteTexts();
  const upright = uprightPictureId(article);
  return (
    <>
      <div className={styles.first}>
        <Splash article={article} uprightId={upright} parts={parts} />
        <Slip next={nextEvent(events)} />
      </div>
      {parts.details && <div className={styles.details}>{parts.details}</div>}
      {description && (
        <p lang={lang.description} className={styles.sentence}>
          {description}
        </p>
      )}
      <Doors events={events} house={house} />
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
        {parts.title ?? (
          <h1 className={styles.name} lang={lang}>
            {entry.title}
            {entry.isGerman && <GermanMark />}
          </h1>
        )}
        <div className={styles.links}>
          <SplashLinks blocks={entry.blocks} isOnPicture={picture !== undefined} />
          {parts.buttons}
        </div>
        {picture && <CreditLine picture={picture} className={upright ? styles.wideCredit : styles.credit} />}
        {upright && <CreditLine picture={upright} className={styles.uprightCredit} />}
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
