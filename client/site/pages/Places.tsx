import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useLanguageOf } from "../../language/content.ts";
import type { Answers } from "../../api/trpc.ts";
import { GermanMark } from "../German.tsx";
import { Picture } from "../../ui/Picture.tsx";
import { tileSizes } from "../../ui/picture-sizes.ts";
import styles from "./Places.module.css";

type Place = Answers["entries"]["places"][number];

export function Places({ places, current }: { places: Place[]; current?: string }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.places} aria-labelledby="places">
      <h2 id="places">
        {t(places.some(({ path }) => path.startsWith("/erlebnis/")) ? "experience.discover" : "experience.more")}
      </h2>
      <ul>
        {places.map((place, index) => (
          <li key={place.name}>
            <Tile place={place} isCurrent={place.name === current} isWide={index === 0} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Check() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="18"
      height="18"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="M5 12.5l4.5 4.5L19 7.5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

function Tile({
  place: { path, title, isGerman, picture },
  isCurrent,
  isWide,
}: {
  place: Place;
  isCurrent: boolean;
  isWide: boolean;
}) {
  const { t } = useTranslation();
  const lang = useLanguageOf(isGerman);
  return (
    <Link to={path} className={styles.tile} aria-current={isCurrent ? "page" : undefined}>
      <span className={styles.look}>
        {picture && <Picture picture={picture} sizes={tileSizes(picture, isWide)} isDecorative />}
        {isCurrent && (
          <span className={styles.here}>
            <Check /> {t("experience.here")}
          </span>
        )}
      </span>
      <span className={styles.name} lang={lang}>
        {title}
        {isGerman && <GermanMark />}
      </span>
    </Link>
  );
}
