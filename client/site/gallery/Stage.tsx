import type { CSSProperties, ReactNode } from "react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { GallerySettings } from "#contract/blocks/gallery/schema.ts";
import { useLanguageOf } from "../../language/content.ts";
import { CreditLine } from "../CreditLine.tsx";
import { GermanMark } from "../German.tsx";
import { Picture } from "../../ui/Picture.tsx";
import styles from "./Gallery.module.css";
import {
  fitOf,
  type GalleryImage,
  type GallerySize,
  isCarried,
  offsetOf,
  type Place,
  placeholderSizeOf,
} from "./slides.ts";
import { useSlideSwipe } from "./use-slide-swipe.ts";

type StageProps = {
  slides: GalleryImage[];
  imageCount: number;
  settings: GallerySettings;
  size: GallerySize;
  sizesOf: (size: GallerySize, picture: GalleryImage["picture"]) => string;
  isCarousel: boolean;
  place: Place;
  step: (steps: number) => void;
  children?: ReactNode;
};

export function Stage(props: StageProps) {
  const { slides, settings, isCarousel, place, step, children } = props;
  const stage = useRef<HTMLDivElement>(null);
  const swipe = useSlideSwipe(isCarousel, settings.pivot, step);
  const { fit, position } = fitOf(props.size, settings);
  const isScrolled = !isCarousel && slides.length > 1;

  // Browsers do not load lazy pictures while they are clipped. A picture would then be empty when it slides in.
  useEffect(() => {
    if (!isCarousel) return;
    for (const [slide, image] of [...(stage.current?.querySelectorAll("img") ?? [])].entries())
      if (Math.abs(offsetOf(slide, place.at, slides.length)) <= 1) image.loading = "eager";
  }, [isCarousel, place.at, slides.length]);

  const classes = [styles.stage, position === null ? "" : styles.placed, isCarousel ? styles.carousel : ""];
  if (settings.pivot === "vertical") classes.push(styles.vertical);
  return (
    <div
      ref={stage}
      className={classes.join(" ")}
      style={
        {
          "--fit": fit,
          "--position": position ?? undefined,
          "--placeholder-size": placeholderSizeOf(props.size),
        } as CSSProperties
      }
      data-swipes={isCarousel ? "" : undefined}
      {...swipe}
    >
      <div
        className={styles.track}
        role={isCarousel ? undefined : "list"}
        // While pictures are side by side, the stage is focusable, so that the keyboard can scroll it.
        tabIndex={isScrolled ? 0 : -1}
      >
        {slides.map((image, slide) => (
          <Slide key={`${image.picture.id} ${slide}`} image={image} slide={slide} {...props} />
        ))}
      </div>
      {children}
    </div>
  );
}

type SlideProps = Omit<StageProps, "children"> & { image: GalleryImage; slide: number };

function Slide({ image, slide, slides, imageCount, size, sizesOf, isCarousel, place }: SlideProps) {
  const { t } = useTranslation();
  const lang = useLanguageOf(image.isGerman);
  const asSlide = isCarousel && {
    role: "group",
    "aria-roledescription": t("gallery.slide"),
    "aria-label": t("gallery.counter", { index: (slide % imageCount) + 1, count: imageCount }),
    // The visible slide may be a duplicate. Screen readers then read the original slide.
    "aria-hidden": slide !== place.at % imageCount,
    style: { "--offset": offsetOf(slide, place.at, slides.length) } as CSSProperties,
  };
  const classes = [styles.slide];
  if (isCarousel && isCarried(slide, place, slides.length)) classes.push(styles.moving);
  if (slide >= imageCount) classes.push(styles.duplicate);
  return (
    <div
      role="listitem"
      {...asSlide}
      className={classes.join(" ")}
      // Transparent and animated pictures have no placeholder.
      data-transparent={image.picture.placeholder === null || undefined}
    >
      <figure>
        <Picture picture={image.picture} sizes={sizesOf(size, image.picture)} caption={{ text: image.caption, lang }} />
        {(image.caption || image.picture.credit || image.picture.isHidden) && (
          <figcaption lang={lang}>
            {image.caption}
            {image.isGerman && <GermanMark />}
            <CreditLine picture={image.picture} isOutOfView={isCarousel && slide !== place.at % imageCount} />
          </figcaption>
        )}
      </figure>
    </div>
  );
}
