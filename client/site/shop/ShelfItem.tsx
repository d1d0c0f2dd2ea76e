import { useTranslation } from "react-i18next";
import { productPath } from "#contract/values/pages.ts";
import { fromPriceOf } from "#contract/shop/from-price.ts";
import { isPriced } from "#contract/shop/offers.ts";
import { PageLink } from "../German.tsx";
import { useContent } from "../../language/content.ts";
import { Picture } from "../../ui/Picture.tsx";
import { useTravel } from "../../ui/travel.ts";
import { shelfSizes } from "../../ui/picture-sizes.ts";
import { Price } from "./Price.tsx";
import { leadOf, textsOf } from "./product-texts.ts";
import styles from "./Shelf.module.css";
import type { ShelfProduct } from "./shop-data.ts";

type Props = { product: ShelfProduct; noteId: string; isFirst?: boolean; level?: "h2" | "h3" };

export function ShelfItem({ product, noteId, isFirst = false, level: Heading = "h2" }: Props) {
  const content = useContent();
  const { title, text } = textsOf(product, content);
  const path = productPath(product);
  const travel = useTravel(path, product.id);
  const isGerman = content === "en" && !product.en?.title;
  return (
    <article className={styles.item}>
      {product.picture && (
        <PageLink
          to={path}
          viewTransition
          style={travel?.picture}
          isGerman={isGerman}
          isQuiet
          className={styles.picture}
          tabIndex={-1}
          aria-hidden="true"
        >
          <Picture picture={product.picture} sizes={shelfSizes(product.picture)} isFirst={isFirst} isDecorative />
        </PageLink>
      )}
      <Heading lang={title.lang} style={travel?.title}>
        <PageLink to={path} viewTransition isGerman={isGerman}>
          {title.text}
        </PageLink>
      </Heading>
      <p className={styles.lead} lang={text.lang}>
        {leadOf(text.text)}
      </p>
      <Marks product={product} />
      <FromPrice product={product} noteId={noteId} />
    </article>
  );
}

export function Marks({ product }: { product: ShelfProduct }) {
  const { t } = useTranslation("shop");
  const { t: common } = useTranslation();
  const few = product.variants.length === 0 && !product.isSoldOut ? product.stock : null;
  if (!product.isSoldOut && few === null && product.minAge === 0) return null;
  return (
    <p className={styles.marks}>
      {product.isSoldOut && <span className={styles.soldOut}>{t("soldOut")}</span>}
      {few !== null && <span>{t("fewLeft", { count: few })}</span>}
      {product.minAge > 0 && <span>{common("price.fromAge", { age: product.minAge })}</span>}
    </p>
  );
}

function FromPrice({ product, noteId }: Pick<Props, "product" | "noteId">) {
  if (!isPriced(product)) return null;
  const price = fromPriceOf(product);
  return price && <Price {...price} noteId={noteId} />;
}
