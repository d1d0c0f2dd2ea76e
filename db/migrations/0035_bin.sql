CREATE TABLE "binned_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"entry" jsonb NOT NULL,
	"belongings" jsonb NOT NULL,
	"removed" timestamp (3) with time zone NOT NULL,
	"removed_by" text
);
--> statement-breakpoint
ALTER TABLE "binned_entries" ADD CONSTRAINT "binned_entries_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binned_entries_removed_idx" ON "binned_entries" USING btree ("removed","id");