// The still, or a drawn sheet as long as there is none; after a click the frame in which the map moves.
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { addressLine } from "#contract/address-line.ts";
import { mapFramePath, stillPath, stillShapes } from "#contract/map-links.ts";
import { useSiteConfig } from "../../loaded.ts";
import type { Answers } from "../../trpc.ts";
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
  // The focus goes where the map is, and back.
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
        {/* Our own document, with our script: its policy is what limits it. */}
        {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
        <iframe ref={frame} src={mapFramePath} title={t("map.frame")} className={styles.stage} />
      </div>
    );
  return (
    <div className={styles.stage}>
      {map.still === null ? <Sheet title={map.places[0]?.title ?? ""} /> : <Still map={map} still={map.still} />}
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
  const { t } = useTranslation();
  const { wide, tall } = stillShapes;
  return (
    <picture>
      <source media="(max-width: 48rem)" srcSet={stillPath(still, "tall")} {...tall} />
      <img
        src={stillPath(still, "wide")}
        {...wide}
        alt={t("map.alt", { places: map.places.map(({ title }) => title).join(", ") })}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}

function Sheet({ title }: { title: string }) {
  const { site } = useSiteConfig();
  return (
    <>
      <PaperMap />
      <p className={styles.address} lang="de">
        <strong>{title}</strong> {addressLine(site.address)}
      </p>
    </>
  );
}
