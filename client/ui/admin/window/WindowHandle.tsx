import type { KeyboardEvent } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../icons.tsx";
import styles from "./Window.module.css";

type Props = { kind: "move" | "resize"; title: string; onKeyDown: (event: KeyboardEvent) => void };

export function WindowHandle({ kind, title, onKeyDown }: Props) {
  const { t } = useTranslation("admin");
  return (
    <button
      type="button"
      data-drag
      aria-label={t(`window.${kind}`, { title })}
      title={t("window.keys")}
      className={`${styles.handle} ${styles[kind]}`}
      onKeyDown={onKeyDown}
    >
      <Icon name={kind === "move" ? "drag" : "resize"} />
    </button>
  );
}
