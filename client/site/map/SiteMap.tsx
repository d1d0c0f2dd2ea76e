import { useTranslation } from "react-i18next";
import { PageLink } from "../German.tsx";
import { fixedPages } from "#contract/values/pages.ts";
import { useLoaded } from "../../api/loaded.ts";
import { mapQuery } from "./loaders.ts";
import styles from "./SiteMap.module.css";
import { MapPlaces } from "./MapPlaces.tsx";
import { Stage } from "./Stage.tsx";

export function SiteMap() {
  const { t } = useTranslation();
  const map = useLoaded(mapQuery);
  if (map.places.length === 0) return null;
  const service = map.isGoogle ? "Google Maps" : "OpenStreetMap";
  return (
    <section className={styles.map} aria-labelledby="map">
      <h2 id="map">{t("map.title")}</h2>
      <Stage map={map} />
      <p className={styles.note}>
        {t("map.note", { service })} <PageLink to={fixedPages.Datenschutz}>{t("consent.privacy")}</PageLink>
      </p>
      <MapPlaces map={map} service={service} />
    </section>
  );
}
