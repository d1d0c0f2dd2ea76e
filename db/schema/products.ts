import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { ProductEnglish, ProductFields } from "#contract/shop/products.ts";
import { goodsKinds } from "#contract/shop/goods.ts";
import { taxClasses } from "#contract/shop/tax-rates.ts";
import { bytewiseText, foldedText, idColumn, moment, tagPath } from "./columns.ts";
import { titleKey } from "./words.ts";
import { tags } from "./tags.ts";

export const products = pgTable(
  "products",
  {
    id: idColumn("id").primaryKey(),
    title: text("title").notNull(),
    /**
     * '/shop/' and a readable segment. null until guests can see the product for the first time, or until an editor
     * sets an address.
     */
    address: bytewiseText("address").unique(),
    text: text("text").notNull(),
    goods: text("goods", { enum: goodsKinds }).notNull().default("other"),
    price: integer("price").notNull(),
    sizeMillilitres: integer("size_millilitres"),
    /** In cents: `deposit` for each piece, `packDeposit` for each crate of a carton. */
    deposit: integer("deposit").notNull(),
    packDeposit: jsonb("pack_deposit").$type<ProductFields["packDeposit"]>().notNull(),
    tax: text("tax", { enum: taxClasses }).notNull(),
    packs: jsonb("packs").$type<ProductFields["packs"]>().notNull(),
    stock: integer("stock"),
    minAge: integer("min_age").$type<ProductFields["minAge"]>().notNull(),
    food: jsonb("food").$type<ProductFields["food"]>(),
    producer: text("producer").notNull(),
    durability: jsonb("durability").$type<ProductFields["durability"]>(),
    withdrawal: jsonb("withdrawal").$type<ProductFields["withdrawal"]>(),
    safety: jsonb("safety").$type<ProductFields["safety"]>(),
    deliveryDays: jsonb("delivery_days").$type<ProductFields["deliveryDays"]>(),
    children: jsonb("children").$type<ProductFields["children"]>().notNull(),
    position: integer("position").notNull(),
    images: jsonb("images").$type<string[]>().notNull(),
    downloads: jsonb("downloads").$type<string[]>().notNull(),
    hidden: boolean("hidden").notNull(),
    en: jsonb("en").$type<ProductEnglish>(),
    /** The lowest price of the 30 days before a price reduction; null if the price is not reduced. */
    lowest30: integer("lowest_30"),
    /** The last and the first day (YYYY-MM-DD) of the offer with the reduced price. null if there is no offer. */
    offerUntil: text("offer_until"),
    offerFrom: text("offer_from"),
    created: moment("created").notNull(),
    updated: moment("updated").notNull(),
    version: integer("version").notNull().default(1),
    titleOrder: bytewiseText("title_order")
      .notNull()
      .generatedAlwaysAs(foldedText(sql`title`)),
    searchText: bytewiseText("search_text")
      .notNull()
      .generatedAlwaysAs(
        foldedText(
          sql`title || E'\\n' || text || E'\\n' || producer || E'\\n' || coalesce(en->>'title', '') || E'\\n' || coalesce(en->>'text', '')`,
        ),
      ),
  },
  (table) => [
    index("products_title_words_idx").on(titleKey(sql`title`)),
    index("products_english_title_words_idx").on(titleKey(sql`en->>'title'`)),
    index("products_updated_idx").on(table.updated, table.id),
    index("products_position_idx").on(table.position, table.id),
    check("products_stock_check", sql`${table.stock} >= 0`),
  ],
);

export const productVariants = pgTable(
  "product_variants",
  {
    productId: idColumn("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    value: text("value").notNull(),
    key: text("key").notNull(),
    /**
     * Here and in the next four fields, null means that the product's value applies. A variant with its own price or
     * size is an exception: with null in `packs`, it has no cartons.
     */
    price: integer("price"),
    sizeMillilitres: integer("size_millilitres"),
    deposit: integer("deposit"),
    packs: jsonb("packs").$type<ProductFields["packs"]>(),
    stock: integer("stock"),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.value] }),
    check("product_variants_stock_check", sql`${table.stock} >= 0`),
  ],
);

export const productTags = pgTable(
  "product_tags",
  {
    productId: idColumn("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    path: tagPath("path")
      .notNull()
      .references(() => tags.path, { onDelete: "cascade", onUpdate: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.path] }),
    index("product_tags_path_idx").on(table.path, table.productId),
  ],
);

/**
 * The price per piece from this moment on, for struck-through prices (PAngV § 11). null: the product is hidden from
 * this moment on.
 */
export const productPrices = pgTable(
  "product_prices",
  {
    productId: idColumn("product_id")
      .notNull()
      .references(() => products.id, { onDelete: "cascade" }),
    since: moment("since").notNull(),
    cents: integer("cents"),
  },
  (table) => [primaryKey({ columns: [table.productId, table.since] })],
);

/** When the shop's prices became visible to guests, or invisible. Before the first row, they were invisible. */
export const shopPriceTimes = pgTable("shop_price_times", {
  since: moment("since").primaryKey(),
  shown: boolean("shown").notNull(),
});
