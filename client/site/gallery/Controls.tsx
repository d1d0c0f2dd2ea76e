import { useTranslation } from "react-i18next";
import styles from "./Gallery.module.css";

const icons = {
  previous: "M14.5 5.5 8 12l6.5 6.5",
  next: "M9.5 5.5 16 12l-6.5 6.5",
  pause: "M8.5 6v12M15.5 6v12",
  play: "M8 5.5v13L18.5 12z",
  close: "M5.5 5.5l13 13M18.5 5.5l-13 13",
  enlarge: "M14 5h5v5M10 19H5v-5M19 5l-6 6M5 19l6-6",
};

export function Icon({ name }: { name: keyof typeof icons }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={icons[name]} />
    </svg>
  );
}

export function GalleryButton({
  name,
  onClick,
}: {
  name: Exclude<keyof typeof icons, "enlarge">;
  onClick: () => void;
}) {
  const { t } = useTranslation();
  return (
    <button type="button" className={styles.button} aria-label={t(`gallery.${name}`)} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}

/** @param isQuiet true after an automatic change, which screen readers must not announce */
export function Counter({ index, count, isQuiet }: { index: number; count: number; isQuiet: boolean }) {
  const { t } = useTranslation();
  return (
    <p className={styles.counter} aria-live={isQuiet ? "off" : "polite"} aria-atomic="true">
      {t("gallery.counter", { index: index + 1, count })}
    </p>
  );
}
