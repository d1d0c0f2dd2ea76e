CREATE TABLE "site_identity" (
	"key" text PRIMARY KEY NOT NULL,
	"identity" text NOT NULL,
	"storages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"key_fingerprint" text
);
--> statement-breakpoint
CREATE TABLE "unused_bytes" (
	"hash" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	"arrival" text
);
--> statement-breakpoint
CREATE INDEX "unused_bytes_since_idx" ON "unused_bytes" USING btree ("since");