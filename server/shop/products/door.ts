// The shop on the home page: its first products, with what the law wants beside a price (legal.md L7–L9, L12).
import { localDay } from "#contract/values/clock-of-place.ts";
import type { ContentLanguage } from "#contract/values/content-language.ts";
import type { Picture } from "#contract/schemas/files.ts";
import { type FromPrice, fromPriceOf } from "#contract/shop/from-price.ts";
import { offersOf } from "#contract/shop/offers.ts";
import type { Queryable } from "#db/open.ts";
import { getSettings } from "../../kernel/settings/store.ts";
import { picturesById } from "../../content/entries/pictures.ts";
import type { ProductRow } from "./fields.ts";
import { presentProduct } from "./present.ts";
import { isOffered } from "./price-times.ts";
import { listProducts } from "./store.ts";

const SHOWN = 3;
/** More than are shown, because products without stock are left out. */
const ASKED = 12;

/** `price` is null if the shop hides its prices. `minAge` is 0 for everybody. */
export type DoorProduct = {
  id: string;
  title: string;
  /** True if the page is English and the title is German. */
  isGerman: boolean;
  picture: Picture | null;
  minAge: number;
  price: FromPrice | null;
};

/** The first products in the shop's order that are in stock. */
export async function readDoor(db: Queryable, now: Date, content: ContentLanguage): Promise<DoorProduct[]> {
  const { rows } = await listProducts(db, { tags: [], limit: ASKED, skip: 0, sort: "order" }, { hidden: false });
  const { showPrice } = (await getSettings(db)).settings.shop;
  const shown = rows.filter((row) => offersOf(presentProduct(row)).some(({ stock }) => stock !== 0)).slice(0, SHOWN);
  const pictures = await picturesById(
    db,
    shown.flatMap(({ images }) => images.slice(0, 1)),
  );
  return shown.map((row) => {
    const english = content === "en" ? row.en?.title : undefined;
    return {
      id: row.id,
      title: english || row.title,
      isGerman: content === "en" && !english,
      picture: pictures[row.images[0] ?? ""] ?? null,
      minAge: row.minAge,
      price: showPrice ? priceOf(row, localDay(now)) : null,
    };
  });
}

/** @param today YYYY-MM-DD; an offer that has ended is no reduction */
function priceOf(row: ProductRow, today: string): FromPrice | null {
  const product = presentProduct(row);
  return fromPriceOf(isOffered(row, today) ? product : { ...product, offer: null });
}
