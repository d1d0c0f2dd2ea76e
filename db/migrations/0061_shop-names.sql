ALTER TABLE "orders" RENAME COLUMN "payed" TO "paid_at";--> statement-breakpoint
ALTER INDEX "orders_payed_idx" RENAME TO "orders_paid_at_idx";--> statement-breakpoint
ALTER TABLE "order_items" RENAME COLUMN "sechs" TO "pack_of_six";--> statement-breakpoint
ALTER TABLE "order_items" RENAME COLUMN "zwoelf" TO "pack_of_twelve";--> statement-breakpoint
ALTER TABLE "order_items" RENAME COLUMN "price_sechs" TO "price_pack_of_six";--> statement-breakpoint
ALTER TABLE "order_items" RENAME COLUMN "price_zwoelf" TO "price_pack_of_twelve";--> statement-breakpoint
-- Renames keys at every depth. The values below contain no keys that people have chosen.
CREATE FUNCTION "rename_keys"("given" jsonb, "names" jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF jsonb_typeof(given) = 'object' THEN
    RETURN (SELECT coalesce(jsonb_object_agg(coalesce(names->>key, key), rename_keys(value, names)), '{}') FROM jsonb_each(given));
  ELSIF jsonb_typeof(given) = 'array' THEN
    RETURN (SELECT coalesce(jsonb_agg(rename_keys(value, names) ORDER BY ordinality), '[]') FROM jsonb_array_elements(given) WITH ORDINALITY);
  END IF;
  RETURN given;
END
$$;--> statement-breakpoint
UPDATE "products" SET
  "packs" = rename_keys("packs", '{"sechs": "packOfSix", "zwoelf": "packOfTwelve"}'),
  "pack_deposit" = rename_keys("pack_deposit", '{"sechs": "packOfSix", "zwoelf": "packOfTwelve"}');--> statement-breakpoint
UPDATE "product_variants" SET "packs" = rename_keys("packs", '{"sechs": "packOfSix", "zwoelf": "packOfTwelve"}')
WHERE "packs" IS NOT NULL;--> statement-breakpoint
UPDATE "refunds" SET "parts" = rename_keys("parts", '{"sechs": "packOfSix", "zwoelf": "packOfTwelve"}')
WHERE "parts" IS NOT NULL;--> statement-breakpoint
UPDATE "settings" SET "value" = rename_keys("value", '{"bankverbindung": "bankAccount"}') WHERE "section" = 'shop';--> statement-breakpoint
UPDATE "demo_items" SET "row" = rename_keys("row", '{"sechs": "packOfSix", "zwoelf": "packOfTwelve"}')
WHERE "kind" = 'product' AND "row" IS NOT NULL;--> statement-breakpoint
UPDATE "demo_items" SET
  "written" = rename_keys("written", '{"bankverbindung": "bankAccount"}'),
  "row" = rename_keys("row", '{"bankverbindung": "bankAccount"}')
WHERE "kind" = 'settings' AND "id" = 'shop';--> statement-breakpoint
DROP FUNCTION "rename_keys";--> statement-breakpoint
UPDATE "order_events" SET "kind" = 'paid' || substr("kind", 6) WHERE "kind" IN ('payed', 'payedOnline', 'payedPart', 'payedOther');--> statement-breakpoint
-- The audit log names fields by their paths. Variants have names that people have chosen, and no cartons of their own.
UPDATE "audit_log" SET "fields" = (
  SELECT jsonb_agg(
    CASE WHEN jsonb_typeof(part) = 'object' AND part ? 'field' THEN part || jsonb_build_object(
      'field',
      CASE WHEN "noun" = 'config' THEN regexp_replace(part->>'field', '^shop\.bankverbindung(?=\.|$)', 'shop.bankAccount')
      WHEN part->>'field' = 'cartons.sechs' THEN 'cartons.packOfSix'
      WHEN part->>'field' = 'cartons.zwoelf' THEN 'cartons.packOfTwelve'
      ELSE part->>'field' END
    ) ELSE part END
    ORDER BY ordinality
  )
  FROM jsonb_array_elements("fields") WITH ORDINALITY AS one(part, ordinality)
)
WHERE jsonb_typeof("fields") = 'array' AND (
  ("noun" = 'config' AND "fields"::text LIKE '%shop.bankverbindung%')
  OR ("noun" = 'product' AND ("fields"::text LIKE '%cartons.sechs%' OR "fields"::text LIKE '%cartons.zwoelf%'))
);
