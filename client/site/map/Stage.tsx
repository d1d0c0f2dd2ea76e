import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addressLine } from "#contract/values/address-line.ts";
import { mapFramePath, stillPath, stillShapes } from "#contract/values/map-links.ts";
import { useContent, useLanguageOf } from "../../language/content.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import type { Answers } from "../../api/trpc.ts";
import buttons from "../../ui/Button.module.css";
import { PaperMap } from "./PaperMap.tsx";
import styles from "./SiteMap.module.css";

type Props = { map: Answers["map"]["shown"] };

export function Stage({ map }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const wasOpen = useRef(false);
  // When the map opens, the focus moves to its frame. When the map closes, the focus returns to the button.
  useEffect(() => {
    if (isOpen) frame.current?.focus();
    else if (wasOpen.current) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (isOpen)
    return (
      <div className={styles.opened}>
        <button type="button" className={`${buttons.button} ${buttons.quiet}`} onClick={() => setIsOpen(false)}>
          {t("map.close")}
        </button>
        {/* The frame shows a page of this site. The page's own CSP restricts its script. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} src={mapFramePath} title={t("map.frame")} className={styles.stage} />
      </div>
    );
  return (
    <div className={styles.stage}>
      {map.still === null ? <Sheet place={map.places[0]} /> : <Still map={map} still={map.still} />}
      <button ref={opener} type="button" className={styles.open} onClick={() => setIsOpen(true)}>
        <span className={buttons.button}>{t("map.open")}</span>
      </button>
      {map.still !== null && (
        <a className={styles.source} href="https://www.openstreetmap.org/copyright">
          © OpenStreetMap
        </a>
      )}
    </div>
  );
}

function Still({ map, still }: Props & { still: string }) {
  const { t, i18n } = useTranslation();
  const content = useContent();
  const { wide, tall } = stillShapes;
  // An alternative text has one language, so names in another language are left out. The list below has all names.
  const places = map.places.flatMap(({ title, isGerman }) =>
    (isGerman ? "de" : content) === i18n.language ? [title] : [],
  );
  return (
    <picture>
      <source media="(max-width: 48rem)" srcSet={stillPath(still, "tall")} {...tall} />
      <img
        src={stillPath(still, "wide")}
        {...wide}
        alt={places.length > 0 ? t("map.alt", { places: places.join(", ") }) : t("map.part")}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function Sheet({ place }: { place: Props["map"]["places"][number] | undefined }) {
  const { site } = useSiteSettings();
  const lang = useLanguageOf(place?.isGerman);
  return (
    <>
      <PaperMap />
      <p className={styles.address} lang="de">
        <strong lang={lang}>{place?.title}</strong> {addressLine(site.address)}
      </p>
    </>
  );
}
