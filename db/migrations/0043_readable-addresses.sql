CREATE TABLE "addresses" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"path" text collate "C" NOT NULL,
	"entry_id" text,
	"is_current" boolean NOT NULL,
	"target" text,
	"by_hand" boolean NOT NULL,
	"answers_from" timestamp (3) with time zone,
	"created" timestamp (3) with time zone NOT NULL,
	"hits" integer DEFAULT 0 NOT NULL,
	"last_hit" timestamp (3) with time zone,
	CONSTRAINT "addresses_lead_somewhere" CHECK (("addresses"."entry_id" is null) <> ("addresses"."target" is null)),
	CONSTRAINT "addresses_current_is_entry" CHECK (not "addresses"."is_current" or "addresses"."entry_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "missed_addresses" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"path" text collate "C" NOT NULL,
	"times" integer NOT NULL,
	"first" timestamp (3) with time zone NOT NULL,
	"last" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_current_idx" ON "addresses" USING btree ("entry_id") WHERE "addresses"."is_current";--> statement-breakpoint
CREATE INDEX "addresses_entry_id_idx" ON "addresses" USING btree ("entry_id");