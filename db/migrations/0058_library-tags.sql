ALTER TABLE "tags" ADD COLUMN "is_kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What nothing carries was made by hand.
UPDATE "tags" AS t SET "is_kept" = true WHERE NOT EXISTS (
  SELECT 1 FROM (
    SELECT "path" FROM "entry_tags" UNION ALL SELECT "path" FROM "file_tags" UNION ALL SELECT "path" FROM "product_tags"
    UNION ALL SELECT "path" FROM "order_tags" UNION ALL SELECT "path" FROM "message_tags"
  ) AS c WHERE c."path" = t."path" OR starts_with(c."path", t."path" || '|'));
