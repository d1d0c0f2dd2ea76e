// A price and its price per litre in one line; deposit, VAT and shipping are below (legal.md L7–L9, L12).
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { formatDay } from "#contract/values/dates.ts";
import { cartPath } from "#contract/values/pages.ts";
import { formatCents, formatLitres } from "#contract/shop/format-money.ts";
import type { Reduced } from "#contract/shop/from-price.ts";
import { basePrice, type Carton, millilitresOf, packSizes } from "#contract/shop/money.ts";
import type { Offer } from "#contract/shop/offers.ts";
import type { Currency } from "#contract/shop/payment-sources.ts";
import { useSiteSettings } from "../../api/loaded.ts";
import styles from "./Price.module.css";

export function useMoney(of?: Currency): (cents: number) => string {
  const { i18n } = useTranslation();
  const { currency } = useSiteSettings().shop;
  return (cents) => formatCents(cents, of ?? currency, i18n.language);
}

type Props = {
  cents: number;
  /** The size of a piece in litres. */
  size: number | null;
  deposit: number;
  reduced?: Reduced | null;
  isFrom?: boolean;
  /** The id of the note about VAT and shipping on the same screen (legal.md L7). */
  noteId: string;
};

export function Price({ cents, size, deposit, reduced = null, isFrom = false, noteId }: Props) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <div className={styles.price}>
      <p className={styles.line}>
        {reduced && (
          <s className={styles.before}>
            <span className="visually-hidden">{t("price.before")} </span>
            {money(reduced.lowest30)}
          </s>
        )}
        <strong className={reduced ? styles.reduced : undefined}>
          {isFrom && `${t("price.from")} `}
          {money(cents)}
          <NoteMark noteId={noteId} />
        </strong>
        <BasePrice cents={cents} size={size} />
      </p>
      {reduced && (
        <p className={styles.notes}>
          {t("price.offer", { day: formatDay(reduced.until) })} ·{" "}
          {t("price.lowest30", { price: money(reduced.lowest30) })}
        </p>
      )}
      {deposit > 0 && <p className={styles.notes}>{t("price.deposit", { price: money(deposit) })}</p>}
    </div>
  );
}

export function useDepositText(currency?: Currency): (cents: number) => string {
  const { t } = useTranslation();
  const money = useMoney(currency);
  return (cents) => t("price.deposit", { price: money(cents) });
}

type PiecePrices = Pick<Offer, "prices" | "size"> & Partial<Pick<Offer, "deposit">>;

/** Returns a function for texts such as 'Stück 2,45 € · 1 l · 2,45 €/l · zzgl. 0,15 € Pfand'. */
export function usePieceText(currency?: Currency): (offer: PiecePrices) => string {
  const { t, i18n } = useTranslation();
  const money = useMoney(currency);
  return ({ prices, size, deposit = 0 }) => {
    const perLitre = size === null ? null : basePrice(prices.piece, millilitresOf(size));
    return [
      t("price.piece", { price: money(prices.piece) }),
      size !== null && formatLitres(size, i18n.language),
      perLitre !== null && t("price.perLitre", { price: money(perLitre) }),
      deposit > 0 && t("price.deposit", { price: money(deposit) }),
    ]
      .filter(Boolean)
      .join(" · ");
  };
}

export function usePackText(currency?: Currency): (offer: Pick<Offer, "prices" | "size">, pack: Carton) => string {
  const { t } = useTranslation();
  const money = useMoney(currency);
  return ({ prices, size }, pack) => {
    const cents = prices[pack] ?? 0;
    const perLitre = size === null ? null : basePrice(cents, millilitresOf(size), packSizes[pack]);
    const parts = [money(cents), perLitre !== null && t("price.perLitre", { price: money(perLitre) })];
    return parts.filter(Boolean).join(" · ");
  };
}

/** The price per litre without the deposit. @param pieces the number of pieces in a carton */
export function BasePrice({ cents, size, pieces = 1 }: { cents: number; size: number | null; pieces?: number }) {
  const { t, i18n } = useTranslation();
  const money = useMoney();
  const perLitre = size === null ? null : basePrice(cents, millilitresOf(size), pieces);
  if (size === null || perLitre === null) return null;
  return (
    <span className={styles.base}>
      {pieces === 1 && `${formatLitres(size, i18n.language)} · `}
      {t("price.perLitre", { price: money(perLitre) })}
    </span>
  );
}

/**
 * The asterisk at a price, which links to the note of `Included`.
 * @param isRepeated true beside another price of the same product; the keyboard then skips the link
 */
export function NoteMark({ noteId, isRepeated = false }: { noteId: string; isRepeated?: boolean }) {
  const { t } = useTranslation();
  const repeated = isRepeated ? ({ tabIndex: -1, "aria-hidden": true } as const) : {};
  return (
    <a href={`#${noteId}`} className={styles.mark} {...repeated}>
      <span aria-hidden="true">*</span>
      <span className="visually-hidden"> {t("price.mark")}</span>
    </a>
  );
}

export function Included({ noteId }: { noteId: string }) {
  const { t } = useTranslation();
  const { smallBusiness } = useSiteSettings().shop;
  return (
    <p id={noteId} className={styles.notes}>
      {"* "}
      {t(smallBusiness ? "price.smallBusiness" : "price.included")}{" "}
      <Link to={`${cartPath}#versand`}>{t("price.shipping")}</Link>
    </p>
  );
}
