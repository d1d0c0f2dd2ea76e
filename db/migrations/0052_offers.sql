CREATE TABLE "shop_price_times" (
	"since" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"shown" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "product_prices" ALTER COLUMN "cents" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_until" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "offer_from" text;--> statement-breakpoint
-- Nobody has written down so far when prices could be seen: until now they count as if they always could.
INSERT INTO "shop_price_times" ("since", "shown")
SELECT 'epoch'::timestamptz, true WHERE EXISTS (SELECT 1 FROM "settings");--> statement-breakpoint
INSERT INTO "shop_price_times" ("since", "shown")
SELECT date_trunc('milliseconds', now()), false
WHERE EXISTS (SELECT 1 FROM "settings") AND NOT EXISTS (
	SELECT 1 FROM "settings" AS "switched"
	JOIN "settings" AS "shop" ON "shop"."section" = 'shop'
	WHERE "switched"."section" = 'components'
		AND coalesce("switched"."value"->'components'->'shop'->>'enabled', "shop"."value"->'shop'->>'enabled') = 'true'
		AND coalesce("shop"."value"->'shop'->>'showPrice', 'true') = 'true'
);
--> statement-breakpoint
INSERT INTO "product_prices" ("product_id", "since", "cents")
SELECT "id", date_trunc('milliseconds', now()), NULL FROM "products" WHERE "hidden";
