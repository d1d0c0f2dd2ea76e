ALTER TABLE "outgoing_mail" ADD COLUMN "kind" text DEFAULT 'passwordReset' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "reply_to" text;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "thread" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "is_automatic" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "state" text DEFAULT 'waiting' NOT NULL;--> statement-breakpoint
UPDATE "outgoing_mail" SET "state" = CASE WHEN "sent" IS NOT NULL THEN 'sent' WHEN "next_attempt" IS NULL THEN 'refused' ELSE 'waiting' END;--> statement-breakpoint
CREATE INDEX "outgoing_mail_created_idx" ON "outgoing_mail" USING btree ("created" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outgoing_mail_recipient_idx" ON "outgoing_mail" USING btree ("recipient");