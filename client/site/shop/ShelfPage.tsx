// /shop: all products. The page looks like the printed list of a farm shop.
import { useTranslation } from "react-i18next";
import { Link, useLocation, useParams } from "react-router";
import { shopPath } from "#contract/values/pages.ts";
import { useContent } from "../../language/content.ts";
import { usePageDescription } from "../../language/page-description.ts";
import { useLoaded, useSiteSettings } from "../../api/loaded.ts";
import { shelfQuery, tagOf, tagsQuery } from "./loaders.ts";
import { Shelf } from "./Shelf.tsx";
import styles from "./Shelf.module.css";
import { ShippingNote } from "./ShippingCosts.tsx";

export function ShelfPage() {
  const { t } = useTranslation("shop");
  const place = { ...useLocation(), params: useParams() };
  const { items } = useLoaded(shelfQuery, place);
  const { showPrice } = useSiteSettings().shop;
  const content = useContent();
  const own = usePageDescription(shopPath);
  const tag = tagOf(place);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t("title")}</h1>
        {showPrice && own !== "" ? <p lang={content}>{own}</p> : <p>{t(showPrice ? "intro" : "introWithoutPrices")}</p>}
      </header>
      <Tags current={tag} />
      {items.length === 0 ? (
        <p className={styles.empty}>
          {t(tag === null ? "empty" : "emptyTag")} {tag !== null && <Link to={shopPath}>{t("all")}</Link>}
        </p>
      ) : (
        <Shelf products={items} level="h2" isFirst />
      )}
      <ShippingNote />
    </div>
  );
}

function Tags({ current }: { current: string | null }) {
  const { t } = useTranslation("shop");
  const content = useContent();
  const tags = useLoaded(tagsQuery);
  if (tags.length < 2) return null;
  return (
    <nav aria-label={t("tags")} className={styles.tags}>
      <ul>
        <li>
          <Link to={shopPath} aria-current={current === null ? "true" : undefined}>
            {t("all")}
          </Link>
        </li>
        {tags.map(({ path, en }) => (
          <li key={path}>
            <Link
              to={`?${new URLSearchParams({ tag: path }).toString()}`}
              aria-current={current === path ? "true" : undefined}
              lang={content === "en" && en !== "" ? "en" : "de"}
            >
              {(content === "en" && en) || path.split("|").at(-1)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
