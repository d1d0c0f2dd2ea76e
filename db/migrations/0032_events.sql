CREATE TABLE "event_occurrences" (
	"entry_id" text NOT NULL,
	"begins" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "event_occurrences_entry_id_begins_pk" PRIMARY KEY("entry_id","begins")
);
--> statement-breakpoint
CREATE TABLE "events" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"end" text,
	"place" text NOT NULL,
	"price" text NOT NULL,
	"status" text NOT NULL,
	"rrule" text NOT NULL,
	"exdates" jsonb NOT NULL,
	"kept_until" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_occurrences_day_idx" ON "event_occurrences" USING btree ("day","entry_id");--> statement-breakpoint
CREATE INDEX "event_occurrences_last_day_idx" ON "event_occurrences" USING btree ("last_day","entry_id");--> statement-breakpoint
CREATE INDEX "events_kept_until_idx" ON "events" USING btree ("kept_until");--> statement-breakpoint
INSERT INTO "event_occurrences" ("entry_id", "begins", "day", "last_day")
SELECT "id", "date", "local"::date, "local"::date FROM (
	SELECT "id", "date", "date" AT TIME ZONE CASE WHEN "date_has_time" THEN 'Europe/Berlin' ELSE 'UTC' END AS "local"
	FROM "entries" WHERE "date" IS NOT NULL AND isfinite("date")
) AS "dated";
