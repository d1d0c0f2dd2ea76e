import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { cartPath, productPath } from "#contract/values/pages.ts";
import { useContent } from "../../../language/content.ts";
import { Picture } from "../../../ui/Picture.tsx";
import { PageLink } from "../../German.tsx";
import { useAmountsText, VariantName } from "../cart/CartLineView.tsx";
import type { CartProduct, CartRow } from "../cart/cart-rows.ts";
import { useDepositText, useMoney, usePieceText } from "../Price.tsx";
import { titleOf } from "../product-texts.ts";
import { Durability, WithdrawalText } from "../Promises.tsx";
import type { Terms } from "../shop-data.ts";
import styles from "./Checkout.module.css";

type Props = { rows: readonly CartRow[]; terms: Terms };

export function Goods(props: Props) {
  const { t } = useTranslation("shop");
  return (
    <>
      <div className={styles.goodsHead}>
        <h3 id="goods">{t("checkout.goods")}</h3>
        <Link to={cartPath}>{t("checkout.goodsChange")}</Link>
      </div>
      <GoodsList {...props} labelledBy="goods" />
    </>
  );
}

export function GoodsList({ rows, terms, labelledBy }: Props & { labelledBy: string }) {
  return (
    <ul className={styles.goods} aria-labelledby={labelledBy}>
      {rows.map((row) => (
        <Row key={row.key} row={row} terms={terms} />
      ))}
    </ul>
  );
}

/** The producer's guarantee, and the exclusion of the right of withdrawal (legal.md L17, L18). */
function Promises({ product }: { product: CartProduct }) {
  const { t } = useTranslation("shop");
  return (
    <>
      {product.durability && (
        <p className={styles.small}>
          {t("facts.durability")}: <Durability product={product} />
        </p>
      )}
      {product.withdrawal && (
        <p className={styles.small}>
          <WithdrawalText product={product} />
        </p>
      )}
    </>
  );
}

function Row({ row, terms }: { row: CartRow; terms: Terms }) {
  const content = useContent();
  const { t } = useTranslation("shop");
  const money = useMoney();
  const depositText = useDepositText();
  const amounts = useAmountsText();
  const piece = usePieceText();
  const { line, product, offer, sum } = row;
  if (!product || !offer) return null;
  const { prices, size } = offer;
  const title = titleOf(product, content);
  const days = product.deliveryDays ?? terms.deliveryDays;
  const isOther = days.from !== terms.deliveryDays.from || days.to !== terms.deliveryDays.to;
  return (
    <li className={product.picture ? styles.pictured : undefined}>
      {product.picture && <Picture picture={product.picture} sizes="3.5rem" isDecorative />}
      <div>
        <strong lang={title.lang}>
          {/* The product's page contains the tables about food (legal.md L21). */}
          <PageLink to={`${productPath(product)}#facts`} isGerman={content === "en" && !product.en?.title}>
            {title.text}
          </PageLink>
        </strong>
        {line.variant !== null && <VariantName product={product} value={line.variant} />}
        <p className={styles.small}>{`${amounts(line, offer)} · ${piece({ prices, size })}`}</p>
        {isOther && <p className={styles.small}>{`${t("facts.delivery")}: ${t("deliveryDays", days)}`}</p>}
        <Promises product={product} />
      </div>
      <p className={styles.lineSum}>
        {money(sum.total)}
        {sum.deposit > 0 && <small>{depositText(sum.deposit)}</small>}
      </p>
    </li>
  );
}
