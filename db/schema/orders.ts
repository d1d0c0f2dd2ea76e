import { sql } from "drizzle-orm";
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { VatPart } from "#contract/shop/vat.ts";
import { deliveries } from "#contract/shop/money.ts";
import { orderEventKinds } from "#contract/shop/order-states.ts";
import { currencies, paymentSources } from "#contract/shop/payment-sources.ts";
import { taxClasses } from "#contract/shop/tax-rates.ts";
import { coupons } from "./coupons.ts";
import { bytewiseText, foldedText, idColumn, moment, tagPath, updatedColumn } from "./columns.ts";
import type { AttachedText } from "./outgoing-mail.ts";
import { tags } from "./tags.ts";
import { users } from "./users.ts";

const cents = (name: string) => bigint(name, { mode: "number" });

/** Numbers without gaps. A rollback of the transaction that takes a number gives the number back. */
export const counters = pgTable("counters", {
  name: text("name").primaryKey(),
  value: integer("value").notNull(),
});

export const orders = pgTable(
  "orders",
  {
    id: idColumn("id").primaryKey(),
    number: integer("number").notNull().unique(),
    /** The client generates the key, so a retry is idempotent. The key opens the order, so only its hash is stored. */
    keyHash: text("key_hash").notNull().unique(),
    contentHash: text("content_hash").notNull(),
    created: moment("created").notNull(),
    language: text("language", { enum: ["de", "en"] }).notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    street: text("street").notNull(),
    zip: text("zip").notNull(),
    city: text("city").notNull(),
    country: text("country").notNull(),
    phone: text("phone").notNull(),
    email: text("email").notNull(),
    comment: text("comment").notNull(),
    delivery: text("delivery", { enum: deliveries }).notNull(),
    payment: text("payment", { enum: paymentSources }).notNull(),
    age: boolean("age").notNull(),
    discount: cents("discount").notNull(),
    couponId: idColumn("coupon_id").references(() => coupons.id, { onDelete: "set null" }),
    /** The code at the time of the order. */
    coupon: text("coupon"),
    shipping: cents("shipping").notNull(),
    deposit: cents("deposit").notNull(),
    vat: jsonb("vat").$type<VatPart[]>().notNull(),
    total: cents("total").notNull(),
    currency: text("currency", { enum: currencies }).notNull(),
    legal: jsonb("legal").$type<AttachedText[]>().notNull(),
    paidAt: moment("paid_at"),
    /** When the goods were sent, or became ready for pickup. */
    shipped: moment("shipped"),
    handedOver: moment("handed_over"),
    cancelled: moment("cancelled"),
    /**
     * Cents received, including cents that were refunded later. Orders that an earlier release marked as paid may have
     * less here than their total.
     */
    received: cents("received").notNull().default(0),
    refunded: cents("refunded").notNull().default(0),
    overpaid: cents("overpaid").notNull().default(0),
    invoice: jsonb("invoice").$type<{ number: string; date: string }>(),
    /** When a payment arrived although the pieces had already returned to the stock; otherwise null. */
    oversold: moment("oversold"),
    released: moment("released"),
    deleted: moment("deleted"),
    read: boolean("read").notNull().default(false),
    notes: text("notes").notNull().default(""),
    version: integer("version").notNull().default(1),
    updated: updatedColumn(),
    nameOrder: bytewiseText("name_order")
      .notNull()
      .generatedAlwaysAs(foldedText(sql`last_name || ' ' || first_name`)),
    searchText: bytewiseText("search_text")
      .notNull()
      .generatedAlwaysAs(
        foldedText(
          sql`number::text || E'\\n' || first_name || ' ' || last_name || E'\\n' || email || E'\\n' || zip || ' ' || city || E'\\n' || comment || E'\\n' || notes`,
        ),
      ),
  },
  (table) => [
    index("orders_updated_idx").on(table.updated, table.id),
    index("orders_created_idx").on(table.created, table.id),
    index("orders_name_idx").on(table.nameOrder, table.id),
    index("orders_total_idx").on(table.total, table.id),
    index("orders_email_idx").on(table.email),
    index("orders_coupon_idx")
      .on(table.couponId)
      .where(sql`coupon_id is not null`),
    index("orders_paid_at_idx").on(table.paidAt),
    index("orders_open_idx")
      .on(table.id)
      .where(sql`deleted is null and cancelled is null and (paid_at is null or shipped is null)`),
    index("orders_unread_idx")
      .on(table.id)
      .where(sql`not read and deleted is null`),
    index("orders_unpaid_idx")
      .on(table.created)
      .where(sql`paid_at is null and cancelled is null and deleted is null`),
  ],
);

/** A line of the order. After the purchase, only `restocked` changes. The product may no longer exist. */
export const orderItems = pgTable(
  "order_items",
  {
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    productId: idColumn("product_id").notNull(),
    title: text("title").notNull(),
    variant: text("variant"),
    sizeMillilitres: integer("size_millilitres"),
    amount: integer("amount").notNull(),
    packOfSix: integer("pack_of_six").notNull(),
    packOfTwelve: integer("pack_of_twelve").notNull(),
    pricePiece: integer("price_piece").notNull(),
    pricePackOfSix: integer("price_pack_of_six"),
    pricePackOfTwelve: integer("price_pack_of_twelve"),
    deposit: cents("deposit").notNull(),
    tax: text("tax", { enum: taxClasses }).notNull(),
    percent: integer("percent").notNull(),
    total: cents("total").notNull(),
    minAge: integer("min_age").notNull(),
    withdrawal: text("withdrawal").notNull().default(""),
    durability: text("durability").notNull().default(""),
    /** 'product' or 'variant', whichever has the stock. null if the stock was not counted. */
    stockOf: text("stock_of", { enum: ["product", "variant"] }),
    /**
     * Pieces that refunds have taken out of the order, restocked or lost. Pieces that returned when the order was
     * released do not count.
     */
    restocked: integer("restocked").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position] }),
    index("order_items_product_idx").on(table.productId),
  ],
);

export const orderTags = pgTable(
  "order_tags",
  {
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    path: tagPath("path")
      .notNull()
      .references(() => tags.path, { onDelete: "cascade", onUpdate: "cascade" }),
    position: integer("position").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.path] }),
    index("order_tags_path_idx").on(table.path, table.orderId),
  ],
);

/** The site only adds events. It does not change them. */
export const orderEvents = pgTable(
  "order_events",
  {
    id: idColumn("id").primaryKey(),
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    kind: text("kind", { enum: orderEventKinds }).notNull(),
    at: moment("at").notNull(),
    /** null for the customer, the payment provider, or the program itself. */
    userId: idColumn("user_id").references(() => users.id, { onDelete: "set null" }),
    userName: text("user_name").notNull(),
    cents: cents("cents"),
    /** The parts of a refund by VAT rate; null for refunds that an earlier release has stored. */
    vat: jsonb("vat").$type<VatPart[]>(),
    reason: text("reason"),
    /** The day on which the bank booked the payment, YYYY-MM-DD. */
    bookedOn: text("booked_on"),
  },
  (table) => [
    index("order_events_order_idx").on(table.orderId, table.id),
    index("order_events_refunded_idx")
      .on(table.at)
      .where(sql`kind = 'refunded'`),
  ],
);

/** Secrets that open the order's page, stored as hashes. A new secret does not replace the earlier ones. */
export const orderSecrets = pgTable(
  "order_secrets",
  {
    secretHash: text("secret_hash").primaryKey(),
    orderId: idColumn("order_id")
      .notNull()
      .references(() => orders.id, { onDelete: "cascade" }),
    created: moment("created").notNull(),
  },
  (table) => [index("order_secrets_order_idx").on(table.orderId)],
);
