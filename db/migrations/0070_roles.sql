ALTER TABLE "entries" ADD COLUMN "handover" jsonb;--> statement-breakpoint
ALTER TABLE "entries" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "created_by" text;--> statement-breakpoint
ALTER TABLE "entries" ADD CONSTRAINT "entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_handover_idx" ON "entries" USING btree ("id") WHERE "entries"."handover" is not null;