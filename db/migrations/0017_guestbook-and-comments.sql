CREATE TABLE "comments" (
	"id" text PRIMARY KEY NOT NULL,
	"entry_id" text,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered" timestamp (3) with time zone,
	"answered_by" text DEFAULT '' NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"removed" timestamp (3) with time zone,
	"search_text" text collate "C" GENERATED ALWAYS AS (lower(replace(regexp_replace(normalize(name || E'\n' || email || E'\n' || text || E'\n' || answer, NFD), '[\u0300-\u036f]', '', 'g'), 'ß', 'ss'))) STORED NOT NULL
);
--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "has_comments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comments_created_idx" ON "comments" USING btree ("created","id");--> statement-breakpoint
CREATE INDEX "comments_entry_idx" ON "comments" USING btree ("entry_id","created","id");--> statement-breakpoint
CREATE INDEX "comments_waiting_idx" ON "comments" USING btree ("id") WHERE state = 'waiting' and removed is null;--> statement-breakpoint
CREATE INDEX "comments_email_idx" ON "comments" USING btree ("email");--> statement-breakpoint
CREATE INDEX "comments_removed_idx" ON "comments" USING btree ("removed") WHERE removed is not null;