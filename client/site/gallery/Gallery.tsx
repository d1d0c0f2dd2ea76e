import { type AriaAttributes, useEffect, useId, useRef, useState, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { isGerman } from "#contract/blocks/shown.ts";
import { useLanguageOf } from "../../language/content.ts";
import { GermanMark } from "../German.tsx";
import type { Picture } from "#contract/schemas/files.ts";
import { Counter, GalleryButton, Icon } from "./Controls.tsx";
import { Fullscreen } from "./Fullscreen.tsx";
import styles from "./Gallery.module.css";
import { type GalleryImage, imagesOf, slidesOf, stageSizes } from "./slides.ts";
import { Stage } from "./Stage.tsx";
import { useAutoplay } from "./use-autoplay.ts";
import { useSlides } from "./use-slides.ts";

type Props = {
  settings: GallerySettings;
  files: Record<string, Picture>;
  german?: readonly string[] | undefined;
  /** The image that an editor is editing. The slideshow stays on this image. */
  at?: number | null;
};

export function Gallery({ settings, files, german, at = null }: Props) {
  const images = imagesOf(settings, files, german);
  if (images.length === 0) return null;
  // If images are added or removed, the shown slide may not exist any more. The key then resets the slideshow.
  return <Slideshow key={images.length} settings={settings} german={german} images={images} rest={at} />;
}

/** True once the element has been visible. On the server, this is false. */
function useWasSeen(element: RefObject<HTMLElement | null>): boolean {
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    if (wasSeen || !element.current) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setWasSeen(true);
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wasSeen]);
  return wasSeen;
}

type SlideshowProps = Pick<Props, "settings" | "german"> & { images: GalleryImage[]; rest: number | null };

function Slideshow({ settings, german = [], images, rest }: SlideshowProps) {
  const isTitleGerman = isGerman({ german }, "settings.title");
  const content = useLanguageOf(isTitleGerman);
  const { t, i18n } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isLive = useWasSeen(section);
  const [isFullscreen, setIsFullscreen] = useState(false);
  const imageCount = images.length;
  const isCarousel = isLive && imageCount > 1;
  const slides = isCarousel ? slidesOf(images) : images;
  const shown = useSlides(slides.length, imageCount, settings.pivot);
  const { place, step, go } = shown;
  useEffect(() => {
    if (rest !== null) go(rest);
  }, [rest, go]);
  const autoplay = useAutoplay({
    isPossible: isCarousel && !isFullscreen && rest === null,
    intervalMs: settings.intervalMs,
    at: place.at,
    go,
  });
  const index = place.at % imageCount;
  const heading = useId();
  // An aria-label has no language of its own. So if the title is in another language, `aria-labelledby` refers to the
  // heading.
  const isOther = content !== i18n.language;
  const isHeaded = settings.showTitle && settings.title !== "";
  const name: Pick<AriaAttributes, "aria-label" | "aria-labelledby"> =
    isOther && isHeaded
      ? { "aria-labelledby": heading }
      : { "aria-label": (!isOther && settings.title) || t("gallery.label") };
  const close = (): void => {
    setIsFullscreen(false);
    // A click on a picture does not focus its button. So the button gets the focus first, and the closing full window
    // returns the focus to it.
    opener.current?.focus();
  };
  return (
    <>
      {/* The buttons in this section are focusable. The section only handles their key events. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <section
        ref={section}
        data-gallery
        className={imageCount > 1 ? `${styles.gallery} ${styles.many}` : styles.gallery}
        lang={i18n.language}
        aria-label={name["aria-label"]}
        aria-labelledby={name["aria-labelledby"]}
        aria-roledescription={isCarousel ? t("gallery.carousel") : undefined}
        onKeyDown={isCarousel ? shown.onKeyDown : undefined}
        {...autoplay.holds}
      >
        {isHeaded && (
          <h2 lang={content}>
            {isOther ? <span id={heading}>{settings.title}</span> : settings.title}
            {isTitleGerman && <GermanMark />}
          </h2>
        )}
        <Stage
          slides={slides}
          imageCount={imageCount}
          settings={settings}
          size={settings.size}
          sizesOf={stageSizes}
          isCarousel={isCarousel}
          place={place}
          step={step}
        >
          {isLive && settings.onClick !== "none" && (
            <button
              ref={opener}
              type="button"
              className={styles.opener}
              aria-label={t("gallery.enlarge")}
              aria-haspopup="dialog"
              onClick={() => setIsFullscreen(true)}
            >
              <Icon name="enlarge" />
            </button>
          )}
        </Stage>
        {imageCount > 1 && (
          <div className={styles.bar}>
            {isCarousel && (
              <>
                <Counter index={index} count={imageCount} isQuiet={autoplay.isRunning || isFullscreen} />
                <GalleryButton name={autoplay.isOn ? "pause" : "play"} onClick={autoplay.toggle} />
                <GalleryButton name="previous" onClick={() => step(-1)} />
                <GalleryButton name="next" onClick={() => step(1)} />
              </>
            )}
          </div>
        )}
      </section>
      {isFullscreen && <Fullscreen {...{ name, slides, imageCount, settings, shown }} onClose={close} />}
    </>
  );
}
