// A product on the shelf: bottle, name, how it tastes in one sentence, price.
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { shopItemPath } from "#contract/pages.ts";
import { offersOf } from "#contract/shop/offers.ts";
import { useSiteConfig } from "../../loaded.ts";
import { Picture } from "../../ui/Picture.tsx";
import { shelfSizes } from "../../ui/picture-sizes.ts";
import { Price } from "./Price.tsx";
import { leadOf, textsOf } from "./product-texts.ts";
import styles from "./Shelf.module.css";
import type { ShelfProduct } from "./shop-data.ts";

type Props = { product: ShelfProduct; isFirst?: boolean; level?: "h2" | "h3" };

export function ShelfItem({ product, isFirst = false, level: Heading = "h2" }: Props) {
  const { i18n } = useTranslation();
  const { title, text } = textsOf(product, i18n.language);
  const path = shopItemPath(product.id);
  return (
    <article className={styles.item}>
      {product.picture && (
        <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
          <Picture picture={product.picture} sizes={shelfSizes(product.picture)} isFirst={isFirst} isDecorative />
        </Link>
      )}
      <Heading lang={title.lang}>
        <Link to={path}>{title.text}</Link>
      </Heading>
      <p className={styles.lead} lang={text.lang}>
        {leadOf(text.text)}
      </p>
      <Marks product={product} />
      <FromPrice product={product} />
    </article>
  );
}

/** Sold out, few left, only for adults. */
export function Marks({ product }: { product: ShelfProduct }) {
  const { t } = useTranslation("shop");
  const few = product.variants.length === 0 && !product.isSoldOut ? product.stock : null;
  if (!product.isSoldOut && few === null && product.minAge === 0) return null;
  return (
    <p className={styles.marks}>
      {product.isSoldOut && <span className={styles.soldOut}>{t("soldOut")}</span>}
      {few !== null && <span>{t("fewLeft", { count: few })}</span>}
      {product.minAge > 0 && <span>{t("fromAge", { age: product.minAge })}</span>}
    </p>
  );
}

/** Of the cheapest variant. */
export function FromPrice({ product }: { product: ShelfProduct }) {
  const { showPrice } = useSiteConfig().shop;
  const offers = offersOf(product);
  const [cheapest] = [...offers].sort((one, other) => one.prices.piece - other.prices.piece);
  if (!showPrice || !cheapest) return null;
  const isFrom = offers.some(({ prices }) => prices.piece !== cheapest.prices.piece);
  const { prices, size, deposit } = cheapest;
  const lowest30 = prices.piece === product.price ? product.lowest30 : null;
  return <Price cents={prices.piece} size={size} deposit={deposit} isFrom={isFrom} lowest30={lowest30} />;
}
