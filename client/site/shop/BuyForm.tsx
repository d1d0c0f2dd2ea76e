import { type FormEvent, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Carton, packSizes, piecesOf, priceLine } from "#contract/shop/money.ts";
import { type Offer, offersOf } from "#contract/shop/offers.ts";
import buttons from "../../ui/Button.module.css";
import { AmountField } from "./AmountField.tsx";
import { AddedToCart, useAdded } from "./AddedToCart.tsx";
import { type Amounts, countOf, noAmounts, offeredOf, type PackName, packNames, withLine } from "./cart/cart-lines.ts";
import { keepCartPage } from "./cart/keep-cart-page.ts";
import { changeCart } from "./cart/use-cart.ts";
import { FoodLine } from "./FoodLine.tsx";
import styles from "./Item.module.css";
import { reducedOf } from "#contract/shop/from-price.ts";
import { BasePrice, Included, NoteMark, Price, useDepositText, useMoney } from "./Price.tsx";
import type { PricedProduct } from "./shop-data.ts";
import { focusUnreadableAmount } from "./unreadable-amount.ts";
import { Variants } from "./Variants.tsx";

type Props = { product: PricedProduct };

const one: Amounts = { ...noAmounts, amount: 1 };

export function BuyForm({ product }: Props) {
  const { t } = useTranslation("shop");
  const offers = offersOf(product);
  const [variant, setVariant] = useState((offers.find(({ stock }) => stock !== 0) ?? offers[0])?.variant ?? null);
  const [amounts, setAmounts] = useState(one);
  const [error, setError] = useState("");
  const form = useRef<HTMLFormElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const { added, setAdded } = useAdded();
  const noteId = useId();
  const offer = offers.find((given) => given.variant === variant);
  if (!offer) return null;
  const asked = offeredOf(amounts, offer.prices);

  const add = (event: FormEvent): void => {
    event.preventDefault();
    if (focusUnreadableAmount(form.current)) return;
    const problem = problemOf(asked, offer);
    setAdded(null);
    const wrong = problem === "nothing" && isWithoutCartons(offer) ? "nothingPlain" : problem;
    setError(wrong === null ? "" : t(`problems.${wrong}`, { count: offer.stock ?? 0 }));
    if (problem !== null) return;
    changeCart((lines) => withLine(lines, { item: product.id, variant, ...asked }));
    keepCartPage();
    setAdded({ amounts: asked, offer });
    setAmounts(one);
  };

  const change = (name: PackName, value: number | null): void => {
    if (value !== null) setAmounts({ ...amounts, [name]: value });
  };

  const close = (): void => {
    setAdded(null);
    submit.current?.focus();
  };

  return (
    <form ref={form} className={styles.buy} onSubmit={add} noValidate aria-label={t("buy")}>
      <div>
        <Price
          cents={offer.prices.piece}
          size={offer.size}
          deposit={offer.deposit}
          reduced={reducedOf(product, offer.prices.piece)}
          noteId={noteId}
        />
        <Included noteId={noteId} />
      </div>
      <Variants product={product} offers={offers} chosen={variant} onChoose={setVariant} noteId={noteId} />
      {offer.stock === 0 ? (
        <>
          <p className={styles.soldOut}>{t(product.isSoldOut ? "soldOutText" : "soldOutVariant")}</p>
          <FoodLine product={product} />
        </>
      ) : (
        <>
          <Amount {...{ product, offer, amounts, error, noteId }} onChange={change} />
          <FoodLine product={product} />
          <div className={styles.bar}>
            <div>
              <Sum {...{ product, offer, amounts: asked, noteId }} />
              {/* Screen readers skip this price per litre, because they have already read it beside the price
                  above. */}
              <p aria-hidden="true" className={styles.barBase}>
                <BasePrice cents={offer.prices.piece} size={offer.size} />
              </p>
            </div>
            <button ref={submit} type="submit" className={buttons.button}>
              {t("addToCart")}
            </button>
          </div>
        </>
      )}
      <AddedToCart product={product} added={added} onClose={close} />
    </form>
  );
}

const isWithoutCartons = ({ prices }: Offer): boolean => prices.packOfSix === null && prices.packOfTwelve === null;

/** If the stock is unknown, it counts as sufficient. */
function problemOf(amounts: Amounts, { stock }: Offer): "nothing" | "stock" | null {
  if (countOf([amounts]) === 0) return "nothing";
  return stock !== null && piecesOf(amounts) > stock ? "stock" : null;
}

type AmountProps = Props & {
  offer: Offer;
  amounts: Amounts;
  onChange: (name: PackName, value: number | null) => void;
  error: string;
  noteId: string;
};

function Amount({ product, offer, amounts, onChange, error, noteId }: AmountProps) {
  const { t } = useTranslation("shop");
  const offered = packNames.filter((name) => name === "amount" || offer.prices[name] !== null);
  return (
    <fieldset className={styles.amounts}>
      <legend>{t("howMany")}</legend>
      {offered.map((name) => (
        <AmountField
          key={name}
          label={t(offered.length === 1 ? "packs.only" : `packs.${name}`)}
          value={amounts[name]}
          onChange={(value) => onChange(name, value)}
          hint={name === "amount" ? undefined : <CartonHint {...{ product, offer, name, noteId }} />}
          error={name === "amount" ? error : undefined}
        />
      ))}
    </fieldset>
  );
}

function CartonHint({ product, offer, name, noteId }: Props & { offer: Offer; name: Carton; noteId: string }) {
  const money = useMoney();
  const depositText = useDepositText();
  const cents = offer.prices[name] ?? 0;
  const pieces = packSizes[name];
  const deposit = pieces * offer.deposit + product.packDeposit[name];
  return (
    <>
      <strong>{money(cents)}</strong>
      <NoteMark noteId={noteId} isRepeated />
      {offer.size !== null && " · "}
      <BasePrice cents={cents} size={offer.size} pieces={pieces} />
      {deposit > 0 && ` · ${depositText(deposit)}`}
    </>
  );
}

function Sum({ product, offer, amounts, noteId }: Omit<AmountProps, "onChange" | "error">) {
  const { t } = useTranslation("shop");
  const money = useMoney();
  const depositText = useDepositText();
  const { total, deposit } = priceLine(amounts, { ...offer, packDeposit: product.packDeposit });
  return (
    <p className={styles.sum} aria-live="polite">
      <span>{t("sum")}</span>{" "}
      <strong>
        {money(total)}
        <NoteMark noteId={noteId} isRepeated />
      </strong>
      {deposit > 0 && <small>{depositText(deposit)}</small>}
    </p>
  );
}
