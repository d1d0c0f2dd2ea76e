ALTER TABLE "event_occurrences" ADD COLUMN "ends" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "event_occurrences" AS o SET "ends" = CASE
  WHEN e."end" LIKE '%T%' AND n."date_has_time" THEN ((e."end"::timestamptz AT TIME ZONE 'Europe/Berlin')
    + ((o."begins" AT TIME ZONE 'Europe/Berlin') - (n."date" AT TIME ZONE 'Europe/Berlin'))) AT TIME ZONE 'Europe/Berlin'
  WHEN e."end" LIKE '%T%' THEN ((e."end"::timestamptz AT TIME ZONE 'Europe/Berlin')
    + (o."day" - (n."date" AT TIME ZONE 'UTC')::date) * interval '1 day') AT TIME ZONE 'Europe/Berlin'
  END
  FROM "entries" AS n LEFT JOIN "events" AS e ON e."entry_id" = n."id" WHERE n."id" = o."entry_id";--> statement-breakpoint
UPDATE "event_occurrences" SET "ends" = ("last_day" + 1)::timestamp AT TIME ZONE 'Europe/Berlin'
  WHERE "ends" IS NULL OR "ends" <= "begins";--> statement-breakpoint
ALTER TABLE "event_occurrences" ALTER COLUMN "ends" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "event_occurrences_ends_idx" ON "event_occurrences" USING btree ("ends","entry_id");
