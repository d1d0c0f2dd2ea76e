import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { FilePlace, FileUses } from "#contract/schemas/files.ts";
import { StateBadge } from "../../ui/admin/StateBadge.tsx";
import styles from "./FileUses.module.css";

export function UseList({ uses: { items, total } }: { uses: FileUses }) {
  const { t } = useTranslation("files");
  return (
    <ul className={styles.uses}>
      {items.map((item) => (
        <li key={item.id}>
          <span className={styles.where} lang="de">
            {item.path === null ? item.title : <Link to={item.path}>{item.title}</Link>}
          </span>
          <span className={styles.places}>
            {[
              t(`uses.${item.kind}`),
              ...placesOf(
                t,
                item.uses.map(({ place }) => place),
              ),
            ].join(" · ")}
          </span>
          <StateBadge state={item.state} />
        </li>
      ))}
      {total > items.length && <li>{t("removal.more", { count: total - items.length })}</li>}
    </ul>
  );
}

function placesOf(t: TFunction<"files">, places: FilePlace[]): string[] {
  return [...new Set(places.map((place) => t(`uses.${place.type}`, { number: "number" in place ? place.number : 1 })))];
}
