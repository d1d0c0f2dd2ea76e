CREATE TABLE "binned_files" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"size_bytes" bigint NOT NULL,
	"original_size_bytes" bigint NOT NULL,
	"original_hash" text NOT NULL,
	"hashes" text[] NOT NULL,
	"removed" timestamp (3) with time zone NOT NULL,
	"removed_by" text,
	"row" jsonb NOT NULL,
	"owners" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "binned_places" (
	"owner_kind" text NOT NULL,
	"owner_id" text NOT NULL,
	"version" integer NOT NULL,
	"part" jsonb NOT NULL,
	CONSTRAINT "binned_places_owner_kind_owner_id_pk" PRIMARY KEY("owner_kind","owner_id")
);
--> statement-breakpoint
ALTER TABLE "binned_files" ADD CONSTRAINT "binned_files_removed_by_users_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binned_files_removed_idx" ON "binned_files" USING btree ("removed","id");--> statement-breakpoint
CREATE INDEX "binned_files_original_idx" ON "binned_files" USING btree ("original_hash");--> statement-breakpoint
CREATE INDEX "binned_files_hashes_idx" ON "binned_files" USING gin ("hashes");--> statement-breakpoint
CREATE INDEX "binned_files_owners_idx" ON "binned_files" USING gin ("owners");