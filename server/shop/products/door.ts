// Reads the products that the home page shows: the first ones in stock, with their prices (legal.md L7–L9, L12).
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
import { withoutHidden } from "./without-hidden.ts";
import { isOffered } from "./price-times.ts";
import { listProducts } from "./store.ts";

const SHOWN = 3;
/** Reads more products than the page shows, because products without stock are omitted. */
const ASKED = 12;

/** `price` is null if the shop hides its prices. `minAge` is 0 if there is no minimum age. */
export type DoorProduct = {
  id: string;
  address: string | null;
  title: string;
  /** True if the page is English and the title is German. */
  isGerman: boolean;
  picture: Picture | null;
  minAge: number;
  price: FromPrice | null;
};

export async function readDoor(db: Queryable, now: Date, content: ContentLanguage): Promise<DoorProduct[]> {
  const { rows } = await listProducts(db, { tags: [], limit: ASKED, skip: 0, sort: "order" }, { hidden: false });
  const { showPrice } = (await getSettings(db)).settings.shop;
  const inStock = rows.filter((row) => offersOf(presentProduct(row)).some(({ stock }) => stock !== 0));
  const shown = await withoutHidden(db, inStock.slice(0, SHOWN));
  const pictures = await picturesById(
    db,
    shown.flatMap(({ images }) => images.slice(0, 1)),
  );
  return shown.map((row) => {
    const english = content === "en" ? row.en?.title : undefined;
    return {
      id: row.id,
      address: row.address,
      title: english || row.title,
      isGerman: content === "en" && !english,
      picture: pictures[row.images[0] ?? ""] ?? null,
      minAge: row.minAge,
      price: showPrice ? priceOf(row, localDay(now)) : null,
    };
  });
}

function priceOf(row: ProductRow, today: string): FromPrice | null {
  const product = presentProduct(row);
  return fromPriceOf(isOffered(row, today) ? product : { ...product, offer: null });
}
