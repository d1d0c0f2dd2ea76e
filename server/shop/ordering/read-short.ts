import type { CartLine, ShortLine } from "#contract/shop/cart.ts";
import { offerOf } from "#contract/shop/offers.ts";
import type { CommandContext } from "../../kernel/context.ts";
import { shortLines } from "../orders/stock.ts";
import { fieldsOf } from "../products/fields.ts";
import { findProducts } from "../products/store.ts";
import type { FoundLine } from "../pricing/price-cart.ts";

/** Skips lines whose product is no longer sold. */
export async function readShort(
  { services }: CommandContext<"database">,
  items: readonly CartLine[],
): Promise<ShortLine[]> {
  const ids = [...new Set(items.map(({ item }) => item))];
  const products = await findProducts(services.database.db, ids, { hidden: false });
  const found = items.flatMap((line): FoundLine[] => {
    const product = products.find(({ id, hidden }) => id === line.item && !hidden);
    const offer = product && offerOf(fieldsOf(product), line.variant);
    return product && offer ? [{ line, product, offer }] : [];
  });
  return shortLines(found);
}
