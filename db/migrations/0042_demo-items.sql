CREATE TABLE "demo_items" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"written" jsonb,
	"removed" timestamp (3) with time zone,
	"row" jsonb,
	"hashes" text[],
	CONSTRAINT "demo_items_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE INDEX "demo_items_hashes_idx" ON "demo_items" USING gin ("hashes");