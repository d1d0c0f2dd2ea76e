CREATE TABLE "site_copies" (
	"id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"created" timestamp (3) with time zone NOT NULL,
	"alive" timestamp (3) with time zone,
	"phase" text DEFAULT 'pages' NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"name" text,
	"finished" timestamp (3) with time zone,
	"size_bytes" bigint,
	"pages" integer,
	"files" integer,
	"problem" text,
	CONSTRAINT "site_copies_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "site_copies_running_idx" ON "site_copies" USING btree ("state") WHERE state = 'running';