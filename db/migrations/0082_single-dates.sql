ALTER TABLE "event_occurrences" ADD COLUMN "status" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "rdates" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;