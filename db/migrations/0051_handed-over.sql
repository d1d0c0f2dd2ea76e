ALTER TABLE "orders" ADD COLUMN "handed_over" timestamp (3) with time zone;--> statement-breakpoint
-- So far one step meant both.
UPDATE "orders" SET "handed_over" = "shipped" WHERE "delivery" = 'pickup' AND "shipped" IS NOT NULL;