import { useTranslation } from "react-i18next";
import { useAddress } from "../../language/content.ts";
import buttons from "../../ui/Button.module.css";
import styles from "./Comments.module.css";

export const COMMENTS = "comments";

type Props = { path: string; page: number; pages: number };

export function CommentPages({ path, page, pages }: Props) {
  const { t } = useTranslation("guestbook");
  const address = useAddress();
  if (pages <= 1) return null;
  const link = (to: number, rel: "prev" | "next", label: string) => (
    <a
      className={`${buttons.button} ${buttons.quiet}`}
      rel={rel}
      href={`${address(path)}${to === 1 ? "" : `?seite=${to}`}#${COMMENTS}`}
    >
      {label}
    </a>
  );
  return (
    <nav className={styles.pages} aria-label={t("pages")}>
      {page > 1 && link(page - 1, "prev", t("newer"))}
      <span>{t("page", { page, pages })}</span>
      {page < pages && link(page + 1, "next", t("older"))}
    </nav>
  );
}
