import { type AriaAttributes, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { takedownOf } from "#contract/values/pages.ts";
import { PageLink } from "../German.tsx";
import { Counter, GalleryButton } from "./Controls.tsx";
import styles from "./Gallery.module.css";
import { fullscreenSizes, type GalleryImage } from "./slides.ts";
import { Stage } from "./Stage.tsx";
import type { Slides } from "./use-slides.ts";

/** Rounding can cause zoom factors up to this value. They do not count as zoomed. */
const ENLARGED = 1.05;

type Props = {
  name: Pick<AriaAttributes, "aria-label" | "aria-labelledby">;
  slides: GalleryImage[];
  imageCount: number;
  settings: GallerySettings;
  /** The page and the full window share this state, so that the page shows the last viewed picture after closing. */
  shown: Slides;
  onClose: () => void;
};

export function Fullscreen({ name, slides, imageCount, settings, shown, onClose }: Props) {
  const { t, i18n } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const isCarousel = imageCount > 1;
  const { place, step, onKeyDown } = shown;
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector("button")?.focus();
  }, []);
  useEffect(() => {
    const view = window.visualViewport;
    const tell = (): void => void dialog.current?.toggleAttribute("data-enlarged", (view?.scale ?? 1) > ENLARGED);
    view?.addEventListener("resize", tell);
    return () => view?.removeEventListener("resize", tell);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.fullscreen}
      lang={i18n.language}
      {...name}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <Stage
        slides={slides}
        imageCount={imageCount}
        settings={settings}
        size={settings.fullscreenSize}
        sizesOf={fullscreenSizes}
        isCarousel={isCarousel}
        place={place}
        step={step}
      />
      <div className={styles.bar}>
        {isCarousel && <Counter index={place.at % imageCount} count={imageCount} isQuiet={false} />}
        <PageLink
          to={takedownOf(slides[place.at % imageCount]?.picture.id ?? "")}
          rel="nofollow"
          className={styles.takedown}
        >
          {t("credit.takedown")}
        </PageLink>
        {isCarousel && <GalleryButton name="previous" onClick={() => step(-1)} />}
        {isCarousel && <GalleryButton name="next" onClick={() => step(1)} />}
        <GalleryButton name="close" onClick={() => dialog.current?.close()} />
      </div>
    </dialog>
  );
}
