import { useTranslation } from "react-i18next";
import { productPath } from "#contract/values/pages.ts";
import type { Offer } from "#contract/shop/offers.ts";
import type { Currency } from "#contract/shop/payment-sources.ts";
import { PageLink } from "../../German.tsx";
import { useContent } from "../../../language/content.ts";
import { Picture } from "../../../ui/Picture.tsx";
import { AmountField } from "../AmountField.tsx";
import { useDepositText, useMoney, usePackText, usePieceText } from "../Price.tsx";
import { titleOf, variantTitle } from "../product-texts.ts";
import styles from "./Cart.module.css";
import { type Amounts, packNames, withAmounts } from "./cart-lines.ts";
import type { CartProduct, CartRow } from "./cart-rows.ts";
import { changeCart } from "./use-cart.ts";

type Props = { row: CartRow; remove: (row: CartRow) => void };

export function CartLineView({ row, remove }: Props) {
  const content = useContent();
  const { t } = useTranslation("shop");
  const { line, product, offer, problem } = row;
  const name = product ? titleOf(product, content).text : t("cart.unknown");
  return (
    <li className={styles.line}>
      <div className={styles.look}>
        {product?.picture && <Picture picture={product.picture} sizes="5rem" isDecorative />}
      </div>
      <div className={styles.what}>
        <Title row={row} />
        {problem === "gone" && <p className={styles.problem}>{t("cart.gone")}</p>}
        {problem !== "gone" && offer && <PieceLine row={row} />}
        {problem !== "gone" && <AmountFields row={row} name={name} />}
        <button type="button" className={styles.textButton} onClick={() => remove(row)}>
          {t("cart.remove")}
          <span className="visually-hidden">
            {": "}
            {name} {line.variant}
          </span>
        </button>
      </div>
      {problem !== "gone" && <LineSumView row={row} />}
    </li>
  );
}

function Title({ row: { line, product } }: Pick<Props, "row">) {
  const content = useContent();
  const { t } = useTranslation("shop");
  if (!product) return <h2>{t("cart.unknown")}</h2>;
  const title = titleOf(product, content);
  return (
    <h2 lang={title.lang}>
      <PageLink to={productPath(product)} isGerman={content === "en" && !product.en?.title}>
        {title.text}
      </PageLink>
      {line.variant !== null && <VariantName product={product} value={line.variant} />}
    </h2>
  );
}

export function VariantName({ product, value }: { product: CartProduct; value: string }) {
  const content = useContent();
  const title = variantTitle(product, value, content);
  return (
    <span className={styles.variant} lang={title.lang}>
      {title.text}
    </span>
  );
}

function PieceLine({ row: { offer } }: Pick<Props, "row">) {
  const piece = usePieceText();
  return offer && <p className={styles.small}>{piece(offer)}</p>;
}

function AmountFields({ row: { line, offer, problem, left }, name }: Pick<Props, "row"> & { name: string }) {
  const { t } = useTranslation("shop");
  const packText = usePackText();
  const shown = packNames.filter((pack) => pack === "amount" || (offer?.prices[pack] ?? null) !== null);
  const tooMany = problem === "stock" ? shown.find((pack) => line[pack] > 0) : undefined;
  return (
    <div className={styles.amounts}>
      {shown.map((pack) => (
        <AmountField
          key={pack}
          label={t(shown.length === 1 ? "packs.only" : `packs.${pack}`)}
          of={name}
          value={line[pack]}
          hint={pack === "amount" || !offer ? undefined : packText(offer, pack)}
          error={pack === tooMany ? t("problems.stock", { count: left ?? 0 }) : undefined}
          // Invalid input does not change the cart, and the field shows an error.
          onChange={(value) => value !== null && changeCart((lines) => withAmounts(lines, { ...line, [pack]: value }))}
        />
      ))}
    </div>
  );
}

function LineSumView({ row: { sum } }: Pick<Props, "row">) {
  const money = useMoney();
  const depositText = useDepositText();
  return (
    <p className={styles.lineSum}>
      <strong>{money(sum.total)}</strong>
      {sum.deposit > 0 && <small>{depositText(sum.deposit)}</small>}
    </p>
  );
}

type Ordered = Pick<Offer, "prices" | "size">;

/**
 * The amounts in words: '2 Stück, 1 Karton zu 6 (19,80 € · 2,20 €/l)'.
 * @param currency by default the shop's currency
 */
export function useAmountsText(currency?: Currency): (amounts: Amounts, offer: Ordered) => string {
  const { t } = useTranslation("shop");
  const packText = usePackText(currency);
  return (amounts, offer) =>
    packNames
      .filter((pack) => amounts[pack] > 0)
      .map((pack) => {
        const count = t(`ordered.${pack}`, { count: amounts[pack] });
        return pack === "amount" ? count : `${count} (${packText(offer, pack)})`;
      })
      .join(", ");
}
