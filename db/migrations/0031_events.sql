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
	"end" timestamp (3) with time zone,
	"end_has_time" boolean NOT NULL,
	"place" text NOT NULL,
	"price" text NOT NULL,
	"status" text NOT NULL,
	"rrule" text NOT NULL,
	"exdates" jsonb NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_occurrences" ADD CONSTRAINT "event_occurrences_entry_id_events_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."events"("entry_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_occurrences_day_idx" ON "event_occurrences" USING btree ("day","entry_id");--> statement-breakpoint
CREATE INDEX "event_occurrences_last_day_idx" ON "event_occurrences" USING btree ("last_day","entry_id");