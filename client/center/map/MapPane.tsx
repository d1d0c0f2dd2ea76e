// The map on which editors set pins. Its tiles come from a third party, so the map opens only on demand.
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isFromFrame, type PlacedPin, type ToFrame } from "#contract/values/map-messages.ts";
import { mapEditorPath } from "#contract/values/map-links.ts";
import { Button } from "../../ui/admin/Button.tsx";
import screen from "../Screen.module.css";
import styles from "./Map.module.css";
import { degreesOf, type MapPlace, positionOf } from "./place-form.ts";
import { notify } from "../../ui/admin/notices.tsx";
import { NEW, type PlaceEditing } from "./use-place.ts";

type Props = { places: MapPlace[]; place: PlaceEditing };

export function MapPane(props: Props) {
  const { t } = useTranslation("map");
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section className={`${screen.panel} ${styles.pane}`} aria-label={t("pane.label")}>
      {isOpen ? (
        <OpenMap {...props} />
      ) : (
        <div className={styles.closed}>
          <p>{t("pane.closed")}</p>
          <p>{t("pane.privacy")}</p>
          <Button tone="primary" onPress={() => setIsOpen(true)}>
            {t("pane.open")}
          </Button>
        </div>
      )}
    </section>
  );
}

function pinsOf(places: MapPlace[], { edited }: PlaceEditing): PlacedPin[] {
  const position = edited && positionOf(edited.form);
  const own = position && { id: edited.id, title: edited.form.title, ...position };
  const pins = places.map((one) => (own?.id === one.id ? own : one));
  return [...pins, ...(own?.id === NEW ? [own] : [])].map(({ id, title, lat, lng }) => ({ id, title, lat, lng }));
}

function OpenMap({ places, place }: Props) {
  const { t, i18n } = useTranslation("map");
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setIsReady] = useState(false);
  const { edited } = place;
  const message: ToFrame = {
    type: "pins",
    pins: pinsOf(places, place),
    current: edited?.id ?? null,
    isShown: false,
  };
  const told = JSON.stringify(message);
  const move = (id: string, lat: number, lng: number): void => {
    const written = { lat: degreesOf(lat, i18n.language), lng: degreesOf(lng, i18n.language) };
    if (edited?.id !== id) {
      const other = places.find((one) => one.id === id);
      if (other && place.isChanged) notify(t("pane.first"), "bad");
      if (!other || place.isChanged) return post(message);
      place.open(other);
    }
    place.change(written);
  };
  const post = (pins: ToFrame): void => frame.current?.contentWindow?.postMessage(pins, location.origin);
  const hear = useEffectEvent(({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow || !isFromFrame(data)) return;
    if (data.type === "ready") setIsReady(true);
    else if (data.type === "moved") move(data.id, data.lat, data.lng);
    else if (data.type === "pointed") {
      if (edited) move(edited.id, data.lat, data.lng);
    } else if (edited?.id !== data.id && !place.isChanged) {
      const picked = places.find((one) => one.id === data.id);
      if (picked) place.open(picked);
    }
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>): void => hear(event);
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(JSON.parse(told), location.origin);
  }, [isReady, told]);
  useEffect(() => frame.current?.focus(), []);
  return (
    <>
      {/* The frame shows a page of this site. The page's own CSP restricts its script. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe ref={frame} src={mapEditorPath} title={t("pane.title")} className={styles.frame} />
      <p className={styles.hint}>{t("pane.hint")}</p>
      <p role="status" className="visually-hidden">
        {edited && positionOf(edited.form) && t("pane.moved", { ...edited.form })}
      </p>
    </>
  );
}
