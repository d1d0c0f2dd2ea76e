ALTER TABLE "messages" ADD COLUMN "topic" jsonb;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "reminded" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "done" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "messages_reminders_idx" ON "messages" USING btree ("remind_at") WHERE remind_at is not null and done is null and removed is null;