import { useTranslation } from "react-i18next";
import { mapUrl, routeUrl } from "#contract/values/map-links.ts";
import { takedownOf } from "#contract/values/pages.ts";
import { useContent } from "../../language/content.ts";
import { CreditLine } from "../CreditLine.tsx";
import { GermanMark, PageLink } from "../German.tsx";
import type { Answers } from "../../api/trpc.ts";
import { Picture } from "../../ui/Picture.tsx";
import { squareSizes } from "../../ui/picture-sizes.ts";
import styles from "./SiteMap.module.css";

type Props = { map: Answers["map"]["shown"]; service: string };

const PICTURE_REM = 4.5;

export function MapPlaces({ map: { places, isGoogle }, service }: Props) {
  const { t } = useTranslation();
  const content = useContent();
  return (
    <ol className={styles.places}>
      {places.map((place) => (
        <li key={place.id}>
          <div lang={place.isGerman ? "de" : content} className={styles.about}>
            {place.isGerman && <GermanMark isAbove />}
            <h3>{place.title}</h3>
            {place.text !== "" && <p>{place.text}</p>}
            {place.picture && <CreditLine picture={place.picture} />}
          </div>
          {place.picture && (
            <span className={styles.look}>
              <Picture picture={place.picture} sizes={squareSizes(place.picture, PICTURE_REM)} isDecorative />
            </span>
          )}
          <p className={styles.links}>
            <a href={routeUrl(place, isGoogle)}>
              {t("map.route")}
              <span className="visually-hidden" lang={place.isGerman ? "de" : content}>
                {` (${place.title})`}
              </span>
            </a>
            <a href={mapUrl(place, isGoogle)}>
              {t("map.onMap", { service })}
              <span className="visually-hidden" lang={place.isGerman ? "de" : content}>
                {` (${place.title})`}
              </span>
            </a>
            {place.picture && (
              <PageLink to={takedownOf(place.picture.id)} rel="nofollow" className={styles.takedown}>
                {t("credit.takedown")}
                <span className="visually-hidden" lang={place.isGerman ? "de" : content}>
                  {` (${place.title})`}
                </span>
              </PageLink>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
