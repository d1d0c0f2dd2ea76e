import layout from "../../ui/admin/Layout.module.css";
import { useTranslation } from "react-i18next";
import { Button } from "react-aria-components";
import screen from "../Screen.module.css";
import styles from "./Map.module.css";
import { degreesOf, type MapPlace } from "./place-form.ts";

type Props = { places: MapPlace[]; current: string | null; onOpen: (place: MapPlace) => void };

export function PlaceList({ places, current, onOpen }: Props) {
  const { t, i18n } = useTranslation("map");
  if (places.length === 0 && current === null)
    return (
      <div className={`${screen.panel} ${screen.empty}`}>
        <h2>{t("empty.title")}</h2>
        <p>{t("empty.text")}</p>
      </div>
    );
  if (places.length === 0) return null;
  return (
    <ol className={`${screen.panel} ${styles.list}`} aria-label={t("list")}>
      {places.map((place) => (
        <li key={place.id}>
          <Button
            className={styles.place ?? ""}
            aria-current={place.id === current ? "true" : undefined}
            onPress={() => onOpen(place)}
          >
            <span className={layout.strong} lang="de">
              {place.title}
            </span>
            <span className={styles.degrees}>
              {degreesOf(place.lat, i18n.language)} · {degreesOf(place.lng, i18n.language)}
            </span>
          </Button>
        </li>
      ))}
    </ol>
  );
}
