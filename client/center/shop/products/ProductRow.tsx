import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { formatCents } from "#contract/shop/format-money.ts";
import { Button, GridListItem } from "react-aria-components";
import { Link } from "react-router";
import type { LibraryFile } from "#contract/schemas/files.ts";
import type { Product } from "#contract/shop/products.ts";
import { FileThumb } from "../../../files/FileThumb.tsx";
import { tagLabel } from "../../../files/tag-label.ts";
import { useSiteSettings } from "../../../api/loaded.ts";
import { Icon } from "../../../ui/admin/icons.tsx";
import rows from "../../Rows.module.css";
import { useShopPaths } from "../shop-paths.ts";
import { piecesLeft, priceFrom } from "./product-facts.ts";
import { type ItemAction, ProductMenu } from "./ProductMenu.tsx";
import styles from "./Products.module.css";

type Props = {
  product: Product;
  picture: LibraryFile | undefined;
  place: { at: number; count: number };
  onAction: (action: ItemAction) => void;
};

export function ProductRow({ product, picture, place, onAction }: Props) {
  const { t } = useTranslation("shopcenter");
  const paths = useShopPaths();
  const { id, title, hidden, tags } = product;
  return (
    <GridListItem id={id} value={product} textValue={title} className={styles.row ?? ""}>
      <Button slot="drag" aria-label={t("items.drag", { title })} className={styles.drag ?? ""}>
        <Icon name="drag" />
      </Button>
      <span className={styles.thumb}>
        {picture ? <FileThumb file={picture} sizes="3.5rem" /> : <Icon name="picture" />}
      </span>
      <span className={styles.name}>
        <Link to={paths.item(id)} lang="de">
          {title}
        </Link>
        {hidden && <b className={rows.mark}>{t("items.hidden")}</b>}
      </span>
      <span className={styles.tags}>{tags.map(tagLabel).join(" · ")}</span>
      <Facts product={product} />
      <span className={styles.menu}>
        <ProductMenu product={product} place={place} onAction={onAction} />
      </span>
    </GridListItem>
  );
}

function Facts({ product }: { product: Product }) {
  const { t, i18n } = useTranslation("shopcenter");
  const { shop } = useSiteSettings();
  const { cents, isFrom } = priceFrom(product);
  const price = formatCents(cents, shop.currency, i18n.language);
  const pieces = piecesLeft(product);
  return (
    <span className={styles.facts}>
      <span className={styles.price}>{isFrom ? t("items.from", { price }) : price}</span>
      <span className={pieces === 0 ? styles.soldOut : undefined}>{stockText(pieces, t)}</span>
    </span>
  );
}

function stockText(pieces: number | null, t: TFunction<"shopcenter">): string {
  if (pieces === null) return t("items.uncounted");
  return pieces === 0 ? t("items.soldOut") : t("items.pieces", { count: pieces });
}
