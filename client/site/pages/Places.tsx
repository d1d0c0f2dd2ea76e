// The places as tiles with pictures; the tile of the page itself says so instead.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { FixedPageName } from "#contract/pages.ts";
import type { Answers } from "../../trpc.ts";
import { Picture } from "../../ui/Picture.tsx";
import { tileSizes } from "../../ui/picture-sizes.ts";
import styles from "./Places.module.css";

type Place = Answers["entries"]["places"][number];

export function Places({ places, current }: { places: Place[]; current?: FixedPageName }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.places} aria-labelledby="places">
      <h2 id="places">{t("experience.discover")}</h2>
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

function Tile({
  place: { path, title, picture },
  isCurrent,
  isWide,
}: {
  place: Place;
  isCurrent: boolean;
  isWide: boolean;
}) {
  const { t } = useTranslation();
  return (
    <Link to={path} className={styles.tile} aria-current={isCurrent ? "page" : undefined}>
      <span className={styles.look}>
        {picture && <Picture picture={picture} sizes={tileSizes(picture, isWide)} isDecorative />}
        {isCurrent && <span className={styles.here}>{t("experience.here")}</span>}
      </span>
      <span className={styles.name} lang="de">
        {title}
      </span>
    </Link>
  );
}
